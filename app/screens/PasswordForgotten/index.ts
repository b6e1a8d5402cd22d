export { passwordForgotten as screen } from './PasswordForgotten.tsx';
