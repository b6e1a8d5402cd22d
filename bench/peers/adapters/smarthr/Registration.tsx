import {
  Button,
  Checkbox,
  Cluster,
  Container,
  Fieldset,
  FormControl,
  InformationPanel,
  Input,
  PageHeading,
  RadioButton,
  RequiredLabel,
  Select,
  Stack,
  TextLink,
} from 'smarthr-ui';
import { keepPage, problems, useRegistration } from '../../content/useRegistration.ts';
import { registration as words } from '../../content/words.ts';

const { nickname, email, password, region, purposes, age, terms } = words;
const required = <RequiredLabel />;

export function Registration() {
  const { entered, set, toggle } = useRegistration();
  return (
    <main>
      <Container>
        <PageHeading autoPageTitle={false}>{words.title}</PageHeading>
        <form noValidate onSubmit={keepPage}>
          <Stack gap={1.5}>
            <InformationPanel type="error" title={words.summaryHeading} toggleable={false}>
              <ul>
                {problems.map(({ id, message }) => (
                  <li key={id}>
                    <TextLink href={`#${id}`}>{message}</TextLink>
                  </li>
                ))}
              </ul>
            </InformationPanel>
            <FormControl
              label={{ text: nickname.label, htmlFor: 'nickname' }}
              statusLabels={required}
              helpMessage={nickname.description}
              errorMessages={nickname.error}
            >
              <Input
                id="nickname"
                name="nickname"
                required
                autoComplete="nickname"
                value={entered.nickname}
                onChange={(event) => set('nickname', event.target.value)}
              />
            </FormControl>
            <FormControl
              label={{ text: email.label, htmlFor: 'email' }}
              statusLabels={required}
              helpMessage={email.description}
              errorMessages={email.error}
            >
              <Input
                id="email"
                name="email"
                type="email"
                required
                autoComplete="email"
                value={entered.email}
                onChange={(event) => set('email', event.target.value)}
              />
            </FormControl>
            <FormControl
              label={{ text: password.label, htmlFor: 'password' }}
              statusLabels={required}
              helpMessage={password.description}
              errorMessages={password.error}
            >
              <Input
                id="password"
                name="password"
                type="password"
                required
                autoComplete="new-password"
                value={entered.password}
                onChange={(event) => set('password', event.target.value)}
              />
            </FormControl>
            <FormControl
              label={{ text: region.label, htmlFor: 'region' }}
              statusLabels={required}
              errorMessages={region.error}
            >
              <Select
                id="region"
                name="region"
                required
                options={[...region.options]}
                value={entered.region}
                onChangeValue={(value) => set('region', value)}
              />
            </FormControl>
            <Fieldset legend={purposes.label} helpMessage={purposes.description}>
              <Cluster>
                {purposes.options.map(({ value, label }) => (
                  <Checkbox
                    key={value}
                    name="purposes"
                    value={value}
                    checked={entered.purposes.includes(value)}
                    onChange={() => toggle(value)}
                  >
                    {label}
                  </Checkbox>
                ))}
              </Cluster>
            </Fieldset>
            <Fieldset
              id="age"
              legend={age.label}
              statusLabels={required}
              helpMessage={age.description}
              errorMessages={age.error}
            >
              <Stack>
                {age.options.map(({ value, label }) => (
                  <RadioButton
                    key={value}
                    name="age"
                    value={value}
                    checked={entered.age === value}
                    onChange={() => set('age', value)}
                  >
                    {label}
                  </RadioButton>
                ))}
              </Stack>
            </Fieldset>
            <Fieldset
              legend={{ text: terms.label, unrecommendedHide: true }}
              statusLabels={required}
              errorMessages={terms.error}
            >
              <Checkbox
                id="terms"
                name="terms"
                error
                checked={entered.terms}
                onChange={(event) => set('terms', event.target.checked)}
              >
                {terms.label}
              </Checkbox>
            </Fieldset>
            <Cluster>
              <Button type="submit" variant="primary">
                {words.submit}
              </Button>
            </Cluster>
          </Stack>
        </form>
      </Container>
    </main>
  );
}
