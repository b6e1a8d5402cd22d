export { passwordForgottenDone as screen } from './PasswordForgottenDone.tsx';
