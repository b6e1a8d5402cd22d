import './Registration.scss';
import {
  ActionableNotification,
  Button,
  Checkbox,
  CheckboxGroup,
  Column,
  Form,
  Grid,
  Heading,
  Link,
  ListItem,
  PasswordInput,
  RadioButton,
  RadioButtonGroup,
  Select,
  SelectItem,
  Stack,
  TextInput,
  UnorderedList,
} from '@carbon/react';
import { keepPage, problems, useRegistration } from '../../content/useRegistration.ts';
import { registration as words } from '../../content/words.ts';

const { nickname, email, password, region, purposes, age, terms } = words;
/** Carbon shows the message in place of the helper text; both are wanted here. */
const both = (description: string, error: string) => `${description}${error}`;

export function Registration() {
  const { entered, set, toggle } = useRegistration();
  return (
    <Grid as="main">
      <Column sm={4} md={8} lg={10}>
        <Heading>{words.title}</Heading>
        <Form noValidate onSubmit={keepPage}>
          <Stack gap={7}>
            <ActionableNotification
              kind="error"
              role="group"
              lowContrast
              hideCloseButton
              hasFocus={false}
              statusIconDescription="エラー"
              aria-label={words.summaryHeading}
              title={words.summaryHeading}
            >
              <UnorderedList isExpressive>
                {problems.map(({ id, message }) => (
                  <ListItem key={id}>
                    <Link href={`#${id}`}>{message}</Link>
                  </ListItem>
                ))}
              </UnorderedList>
            </ActionableNotification>
            <TextInput
              id="nickname"
              name="nickname"
              labelText={nickname.label}
              invalid
              invalidText={both(nickname.description, nickname.error)}
              required
              autoComplete="nickname"
              value={entered.nickname}
              onChange={(event) => set('nickname', event.target.value)}
            />
            <TextInput
              id="email"
              name="email"
              type="email"
              labelText={email.label}
              invalid
              invalidText={both(email.description, email.error)}
              required
              autoComplete="email"
              value={entered.email}
              onChange={(event) => set('email', event.target.value)}
            />
            <PasswordInput
              id="password"
              name="password"
              labelText={password.label}
              showPasswordLabel={password.show}
              hidePasswordLabel={password.hide}
              invalid
              invalidText={both(password.description, password.error)}
              required
              autoComplete="new-password"
              value={entered.password}
              onChange={(event) => set('password', event.target.value)}
            />
            <Select
              id="region"
              name="region"
              labelText={region.label}
              invalid
              invalidText={region.error}
              required
              value={entered.region}
              onChange={(event) => set('region', event.target.value)}
            >
              {region.options.map(({ value, label }) => (
                <SelectItem key={value} value={value} text={label} />
              ))}
            </Select>
            <CheckboxGroup legendText={purposes.label} helperText={purposes.description}>
              {purposes.options.map(({ value, label }) => (
                <Checkbox
                  key={value}
                  id={`purpose-${value}`}
                  name="purposes"
                  value={value}
                  labelText={label}
                  checked={entered.purposes.includes(value)}
                  onChange={() => toggle(value)}
                />
              ))}
            </CheckboxGroup>
            <RadioButtonGroup
              id="age"
              name="age"
              legendText={age.label}
              orientation="vertical"
              invalid
              invalidText={both(age.description, age.error)}
              required
              valueSelected={entered.age}
              onChange={(value) => set('age', String(value))}
            >
              {age.options.map(({ value, label }) => (
                <RadioButton key={value} id={`age-${value}`} value={value} labelText={label} />
              ))}
            </RadioButtonGroup>
            <Checkbox
              id="terms"
              name="terms"
              labelText={terms.label}
              invalid
              invalidText={terms.error}
              required
              checked={entered.terms}
              onChange={(_, { checked }) => set('terms', checked)}
            />
            <Button type="submit">{words.submit}</Button>
          </Stack>
        </Form>
      </Column>
    </Grid>
  );
}
