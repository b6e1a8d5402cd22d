export { erasOf, type MonthLanguage, monthInWords, yearInWords } from './eras.ts';
export { MonthField, type MonthFieldProps } from './MonthField.tsx';
