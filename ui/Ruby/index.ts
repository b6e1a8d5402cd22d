export { Ruby, type RubyProps } from './Ruby.tsx';
