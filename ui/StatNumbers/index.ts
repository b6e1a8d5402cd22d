export { type StatNumber, StatNumbers, type StatNumbersProps } from './StatNumbers.tsx';
