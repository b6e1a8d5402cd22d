export { SuggestField, type SuggestFieldProps, type SuggestionItem } from './SuggestField.tsx';
