import 'tokotoko-ui/Button/css';
import 'tokotoko-ui/Checkbox/css';
import 'tokotoko-ui/CheckboxGroup/css';
import 'tokotoko-ui/ErrorSummary/css';
import 'tokotoko-ui/PageWidth/css';
import 'tokotoko-ui/PasswordField/css';
import 'tokotoko-ui/RadioGroup/css';
import 'tokotoko-ui/Select/css';
import 'tokotoko-ui/TextField/css';
import { Button } from 'tokotoko-ui/Button';
import { Checkbox } from 'tokotoko-ui/Checkbox';
import { CheckboxGroup } from 'tokotoko-ui/CheckboxGroup';
import { ErrorSummary } from 'tokotoko-ui/ErrorSummary';
import { PageWidth } from 'tokotoko-ui/PageWidth';
import { PasswordField } from 'tokotoko-ui/PasswordField';
import { RadioGroup } from 'tokotoko-ui/RadioGroup';
import { Select } from 'tokotoko-ui/Select';
import { TextField } from 'tokotoko-ui/TextField';
import { keepPage, problems, useRegistration } from '../../content/useRegistration.ts';
import { registration as words } from '../../content/words.ts';
import { stacked } from './stacked.ts';

const { nickname, email, password, region, purposes, age, terms, required } = words;

export function Registration() {
  const { entered, set } = useRegistration();
  return (
    <main>
      <PageWidth>
        <h1>{words.title}</h1>
        <form noValidate onSubmit={keepPage} style={stacked}>
          <ErrorSummary
            heading={words.summaryHeading}
            items={problems.map(({ id, message }) => ({ message, href: `#${id}` }))}
          />
          <TextField
            id="nickname"
            name="nickname"
            label={nickname.label}
            description={nickname.description}
            errorMessage={nickname.error}
            isRequired
            requirementLabel={required}
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
            errorMessage={email.error}
            isRequired
            requirementLabel={required}
            autoComplete="email"
            value={entered.email}
            onChange={(value) => set('email', value)}
          />
          <PasswordField
            id="password"
            name="password"
            label={password.label}
            description={password.description}
            errorMessage={password.error}
            isRequired
            requirementLabel={required}
            autoComplete="new-password"
            showLabel={password.show}
            hideLabel={password.hide}
            shownStatus={password.shown}
            hiddenStatus={password.hidden}
            value={entered.password}
            onChange={(value) => set('password', value)}
          />
          <Select
            id="region"
            name="region"
            label={region.label}
            errorMessage={region.error}
            isRequired
            requirementLabel={required}
            options={region.options}
            value={entered.region}
            onChange={(value) => set('region', value)}
          />
          <CheckboxGroup
            id="purposes"
            name="purposes"
            label={purposes.label}
            description={purposes.description}
            items={purposes.options}
            value={entered.purposes}
            onChange={(value) => set('purposes', value)}
          />
          <RadioGroup
            id="age"
            name="age"
            label={age.label}
            description={age.description}
            errorMessage={age.error}
            isRequired
            requirementLabel={required}
            items={age.options}
            value={entered.age}
            onChange={(value) => set('age', value)}
          />
          <Checkbox
            id="terms"
            name="terms"
            errorMessage={terms.error}
            isRequired
            requirementLabel={required}
            isSelected={entered.terms}
            onChange={(value) => set('terms', value)}
          >
            {terms.label}
          </Checkbox>
          <div>
            <Button type="submit">{words.submit}</Button>
          </div>
        </form>
      </PageWidth>
    </main>
  );
}
