import {
  Button,
  Checkbox,
  CheckboxGroup,
  Content,
  Form,
  Heading,
  InlineAlert,
  Link,
  Picker,
  PickerItem,
  Radio,
  RadioGroup,
  TextField,
} from '@react-spectrum/s2';
import { style } from '@react-spectrum/s2/style' with { type: 'macro' };
import { keepPage, problems, useRegistration } from '../../content/useRegistration.ts';
import { registration as words } from '../../content/words.ts';

const { nickname, email, password, region, purposes, age, terms } = words;

export function Registration() {
  const { entered, set } = useRegistration();
  return (
    <main className={style({ maxWidth: 768, marginX: 'auto', padding: 16 })}>
      <h1 className={style({ font: 'heading-xl' })}>{words.title}</h1>
      <Form onSubmit={keepPage} validationBehavior="aria" necessityIndicator="label">
        <InlineAlert variant="negative">
          <Heading level={2}>{words.summaryHeading}</Heading>
          <Content>
            <ul>
              {problems.map(({ id, message }) => (
                <li key={id}>
                  <Link href={`#${id}`}>{message}</Link>
                </li>
              ))}
            </ul>
          </Content>
        </InlineAlert>
        <TextField
          id="nickname"
          name="nickname"
          label={nickname.label}
          description={nickname.description}
          errorMessage={`${nickname.description}${nickname.error}`}
          isInvalid
          isRequired
          autoComplete="nickname"
          value={entered.nickname}
          onChange={(value) => set('nickname', value)}
        />
        <TextField
          id="email"
          name="email"
          type="email"
          label={email.label}
          description={email.description}
          errorMessage={`${email.description}${email.error}`}
          isInvalid
          isRequired
          autoComplete="email"
          value={entered.email}
          onChange={(value) => set('email', value)}
        />
        <TextField
          id="password"
          name="password"
          type="password"
          label={password.label}
          description={password.description}
          errorMessage={`${password.description}${password.error}`}
          isInvalid
          isRequired
          autoComplete="new-password"
          value={entered.password}
          onChange={(value) => set('password', value)}
        />
        <Picker
          id="region"
          name="region"
          label={region.label}
          errorMessage={region.error}
          isInvalid
          isRequired
          placeholder={region.options[0].label}
          items={region.options.slice(1)}
          value={entered.region || null}
          onChange={(value) => set('region', String(value ?? ''))}
        >
          {({ value, label }) => <PickerItem id={value}>{label}</PickerItem>}
        </Picker>
        <CheckboxGroup
          name="purposes"
          label={purposes.label}
          description={purposes.description}
          value={entered.purposes}
          onChange={(value) => set('purposes', value)}
        >
          {purposes.options.map(({ value, label }) => (
            <Checkbox key={value} value={value}>
              {label}
            </Checkbox>
          ))}
        </CheckboxGroup>
        <RadioGroup
          id="age"
          name="age"
          label={age.label}
          description={age.description}
          errorMessage={`${age.description}${age.error}`}
          isInvalid
          isRequired
          value={entered.age}
          onChange={(value) => set('age', value)}
        >
          {age.options.map(({ value, label }) => (
            <Radio key={value} value={value}>
              {label}
            </Radio>
          ))}
        </RadioGroup>
        <CheckboxGroup
          id="terms"
          aria-label={terms.label}
          errorMessage={terms.error}
          isInvalid
          isRequired
          value={entered.terms ? ['terms'] : []}
          onChange={(value) => set('terms', value.length > 0)}
        >
          <Checkbox value="terms">{terms.label}</Checkbox>
        </CheckboxGroup>
        <Button type="submit" variant="accent" styles={style({ alignSelf: 'start' })}>
          {words.submit}
        </Button>
      </Form>
    </main>
  );
}
