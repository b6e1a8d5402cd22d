import { Checkbox } from '@chakra-ui/react/checkbox';

/** One checkbox of a group, of the parts that the documentation names. */
export const Choice = ({ value, label }: { value: string; label: string }) => (
  <Checkbox.Root value={value}>
    <Checkbox.HiddenInput />
    <Checkbox.Control />
    <Checkbox.Label>{label}</Checkbox.Label>
  </Checkbox.Root>
);
