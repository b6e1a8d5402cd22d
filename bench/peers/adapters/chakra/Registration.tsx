import { Alert } from '@chakra-ui/react/alert';
import { Button } from '@chakra-ui/react/button';
import { Checkbox, CheckboxGroup } from '@chakra-ui/react/checkbox';
import { Container } from '@chakra-ui/react/container';
import { Field } from '@chakra-ui/react/field';
import { Fieldset } from '@chakra-ui/react/fieldset';
import { Heading } from '@chakra-ui/react/heading';
import { Link } from '@chakra-ui/react/link';
import { List } from '@chakra-ui/react/list';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { RadioGroup } from '@chakra-ui/react/radio-group';
import { Stack } from '@chakra-ui/react/stack';
import { keepPage, problems, useRegistration } from '../../content/useRegistration.ts';
import { registration as words } from '../../content/words.ts';
import { Choice } from './Choice.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { TextField } from './TextField.tsx';

const { nickname, email, password, region, purposes, age, terms } = words;

export function Registration() {
  const { entered, set } = useRegistration();
  return (
    <Container as="main" maxW="3xl">
      <Heading as="h1" size="3xl">
        {words.title}
      </Heading>
      <form noValidate onSubmit={keepPage}>
        <Stack gap="6">
          <Alert.Root status="error">
            <Alert.Indicator />
            <Alert.Content>
              <Alert.Title>{words.summaryHeading}</Alert.Title>
              <Alert.Description>
                <List.Root gap="2">
                  {problems.map(({ id, message }) => (
                    <List.Item key={id}>
                      <Link href={`#${id}`} variant="underline">
                        {message}
                      </Link>
                    </List.Item>
                  ))}
                </List.Root>
              </Alert.Description>
            </Alert.Content>
          </Alert.Root>
          <TextField
            {...nickname}
            id="nickname"
            name="nickname"
            autoComplete="nickname"
            value={entered.nickname}
            onChange={(event) => set('nickname', event.target.value)}
          />
          <TextField
            {...email}
            id="email"
            name="email"
            type="email"
            autoComplete="email"
            value={entered.email}
            onChange={(event) => set('email', event.target.value)}
          />
          <TextField id="password" label={password.label} description={password.description} error={password.error}>
            <PasswordInput value={entered.password} onChange={(value) => set('password', value)} />
          </TextField>
          <Field.Root ids={{ control: 'region' }} required invalid>
            <Field.Label>
              {region.label}
              <Field.RequiredIndicator />
            </Field.Label>
            <NativeSelect.Root>
              <NativeSelect.Field
                name="region"
                value={entered.region}
                onChange={(event) => set('region', event.currentTarget.value)}
              >
                {region.options.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
            <Field.ErrorText>{region.error}</Field.ErrorText>
          </Field.Root>
          <Fieldset.Root>
            <CheckboxGroup name="purposes" value={entered.purposes} onValueChange={(value) => set('purposes', value)}>
              <Fieldset.Legend>{purposes.label}</Fieldset.Legend>
              <Fieldset.HelperText>{purposes.description}</Fieldset.HelperText>
              <Fieldset.Content>
                {purposes.options.map((option) => (
                  <Choice key={option.value} {...option} />
                ))}
              </Fieldset.Content>
            </CheckboxGroup>
          </Fieldset.Root>
          <Fieldset.Root invalid>
            <RadioGroup.Root
              id="age"
              name="age"
              value={entered.age || null}
              onValueChange={({ value }) => set('age', value ?? '')}
            >
              <RadioGroup.Label>{age.label}</RadioGroup.Label>
              <Fieldset.HelperText>{age.description}</Fieldset.HelperText>
              <Stack>
                {age.options.map(({ value, label }) => (
                  <RadioGroup.Item key={value} value={value}>
                    <RadioGroup.ItemHiddenInput />
                    <RadioGroup.ItemIndicator />
                    <RadioGroup.ItemText>{label}</RadioGroup.ItemText>
                  </RadioGroup.Item>
                ))}
              </Stack>
            </RadioGroup.Root>
            <Fieldset.ErrorText>{age.error}</Fieldset.ErrorText>
          </Fieldset.Root>
          <Field.Root ids={{ control: 'terms' }} required invalid>
            <Checkbox.Root checked={entered.terms} onCheckedChange={({ checked }) => set('terms', checked === true)}>
              <Checkbox.HiddenInput name="terms" />
              <Checkbox.Control />
              <Checkbox.Label>{terms.label}</Checkbox.Label>
            </Checkbox.Root>
            <Field.ErrorText>{terms.error}</Field.ErrorText>
          </Field.Root>
          <Button type="submit" alignSelf="start">
            {words.submit}
          </Button>
        </Stack>
      </form>
    </Container>
  );
}
