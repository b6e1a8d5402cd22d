export { passwordReset as screen } from './PasswordReset.tsx';
