import {
  Alert,
  AlertTitle,
  Button,
  Checkbox,
  Container,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  Link,
  Radio,
  RadioGroup,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { keepPage, problems, useRegistration } from '../../content/useRegistration.ts';
import { registration as words } from '../../content/words.ts';
import { helperText } from './helperText.tsx';
import { PasswordField } from './PasswordField.tsx';

const { nickname, email, region, purposes, age, terms } = words;

export function Registration() {
  const { entered, set, toggle } = useRegistration();
  return (
    <Container component="main" maxWidth="md">
      <Typography variant="h4" component="h1" gutterBottom>
        {words.title}
      </Typography>
      <Stack component="form" noValidate onSubmit={keepPage} spacing={3}>
        <Alert severity="error">
          <AlertTitle component="h2">{words.summaryHeading}</AlertTitle>
          <ul>
            {problems.map(({ id, message }) => (
              <li key={id}>
                <Link href={`#${id}`} color="inherit">
                  {message}
                </Link>
              </li>
            ))}
          </ul>
        </Alert>
        <TextField
          id="nickname"
          name="nickname"
          label={nickname.label}
          helperText={helperText(nickname.description, nickname.error)}
          error
          required
          autoComplete="nickname"
          value={entered.nickname}
          onChange={(event) => set('nickname', event.target.value)}
        />
        <TextField
          id="email"
          name="email"
          type="email"
          label={email.label}
          helperText={helperText(email.description, email.error)}
          error
          required
          autoComplete="email"
          value={entered.email}
          onChange={(event) => set('email', event.target.value)}
        />
        <PasswordField value={entered.password} onChange={(value) => set('password', value)} />
        <TextField
          id="region"
          name="region"
          label={region.label}
          select
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          helperText={region.error}
          error
          required
          value={entered.region}
          onChange={(event) => set('region', event.target.value)}
        >
          {region.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </TextField>
        <FormControl component="fieldset" aria-describedby="purposes-text">
          <FormLabel component="legend">{purposes.label}</FormLabel>
          <FormGroup>
            {purposes.options.map(({ value, label }) => (
              <FormControlLabel
                key={value}
                label={label}
                control={
                  <Checkbox
                    name="purposes"
                    value={value}
                    checked={entered.purposes.includes(value)}
                    onChange={() => toggle(value)}
                  />
                }
              />
            ))}
          </FormGroup>
          <FormHelperText id="purposes-text">{purposes.description}</FormHelperText>
        </FormControl>
        <FormControl error required>
          <FormLabel id="age-label">{age.label}</FormLabel>
          <RadioGroup
            id="age"
            name="age"
            aria-labelledby="age-label"
            aria-describedby="age-text"
            value={entered.age}
            onChange={(event) => set('age', event.target.value)}
          >
            {age.options.map(({ value, label }) => (
              <FormControlLabel key={value} value={value} label={label} control={<Radio />} />
            ))}
          </RadioGroup>
          <FormHelperText id="age-text">{helperText(age.description, age.error)}</FormHelperText>
        </FormControl>
        <FormControl error required>
          <FormControlLabel
            label={terms.label}
            control={
              <Checkbox
                id="terms"
                name="terms"
                slotProps={{ input: { 'aria-describedby': 'terms-text', 'aria-invalid': true } }}
                checked={entered.terms}
                onChange={(event) => set('terms', event.target.checked)}
              />
            }
          />
          <FormHelperText id="terms-text">{terms.error}</FormHelperText>
        </FormControl>
        <Button type="submit" variant="contained" sx={{ alignSelf: 'start' }}>
          {words.submit}
        </Button>
      </Stack>
    </Container>
  );
}
