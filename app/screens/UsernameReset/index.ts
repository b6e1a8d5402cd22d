export { usernameReset as screen } from './UsernameReset.tsx';
