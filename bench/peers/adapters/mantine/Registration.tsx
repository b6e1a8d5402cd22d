import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Alert.css';
import '@mantine/core/styles/Text.css';
import '@mantine/core/styles/Anchor.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Container.css';
import '@mantine/core/styles/List.css';
import '@mantine/core/styles/PasswordInput.css';
import '@mantine/core/styles/Radio.css';
import '@mantine/core/styles/Stack.css';
import '@mantine/core/styles/Title.css';
import {
  Alert,
  Anchor,
  Button,
  Checkbox,
  Container,
  List,
  NativeSelect,
  PasswordInput,
  Radio,
  Stack,
  TextInput,
  Title,
} from '@mantine/core';
import { keepPage, problems, useRegistration } from '../../content/useRegistration.ts';
import { registration as words } from '../../content/words.ts';

const { nickname, email, password, region, purposes, age, terms } = words;

export function Registration() {
  const { entered, set } = useRegistration();
  return (
    <Container component="main">
      <Title order={1}>{words.title}</Title>
      <form noValidate onSubmit={keepPage}>
        <Stack>
          <Alert color="red" title={words.summaryHeading}>
            <List>
              {problems.map(({ id, message }) => (
                <List.Item key={id}>
                  <Anchor href={`#${id}`} c="inherit" underline="always">
                    {message}
                  </Anchor>
                </List.Item>
              ))}
            </List>
          </Alert>
          <TextInput
            id="nickname"
            name="nickname"
            label={nickname.label}
            description={nickname.description}
            error={nickname.error}
            required
            autoComplete="nickname"
            value={entered.nickname}
            onChange={(event) => set('nickname', event.currentTarget.value)}
          />
          <TextInput
            id="email"
            name="email"
            type="email"
            label={email.label}
            description={email.description}
            error={email.error}
            required
            autoComplete="email"
            value={entered.email}
            onChange={(event) => set('email', event.currentTarget.value)}
          />
          <PasswordInput
            id="password"
            name="password"
            label={password.label}
            description={password.description}
            error={password.error}
            required
            autoComplete="new-password"
            visibilityToggleButtonProps={{ 'aria-label': password.show }}
            value={entered.password}
            onChange={(event) => set('password', event.currentTarget.value)}
          />
          <NativeSelect
            id="region"
            name="region"
            label={region.label}
            error={region.error}
            required
            data={[...region.options]}
            value={entered.region}
            onChange={(event) => set('region', event.currentTarget.value)}
          />
          <Checkbox.Group
            label={purposes.label}
            description={purposes.description}
            value={entered.purposes}
            onChange={(value) => set('purposes', value)}
          >
            <Stack gap="xs" mt="xs">
              {purposes.options.map(({ value, label }) => (
                <Checkbox key={value} name="purposes" value={value} label={label} />
              ))}
            </Stack>
          </Checkbox.Group>
          <Radio.Group
            id="age"
            name="age"
            label={age.label}
            description={age.description}
            error={age.error}
            required
            value={entered.age}
            onChange={(value) => set('age', value)}
          >
            <Stack gap="xs" mt="xs">
              {age.options.map(({ value, label }) => (
                <Radio key={value} value={value} label={label} />
              ))}
            </Stack>
          </Radio.Group>
          <Checkbox
            id="terms"
            name="terms"
            label={terms.label}
            error={terms.error}
            required
            checked={entered.terms}
            onChange={(event) => set('terms', event.currentTarget.checked)}
          />
          <Button type="submit" style={{ alignSelf: 'start' }}>
            {words.submit}
          </Button>
        </Stack>
      </form>
    </Container>
  );
}
