import { Button } from '@chakra-ui/react/button';
import { CheckboxGroup } from '@chakra-ui/react/checkbox';
import { Field } from '@chakra-ui/react/field';
import { Fieldset } from '@chakra-ui/react/fieldset';
import { Heading } from '@chakra-ui/react/heading';
import { Input } from '@chakra-ui/react/input';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { Stack } from '@chakra-ui/react/stack';
import { Wrap } from '@chakra-ui/react/wrap';
import { useFilters } from '../../content/useFilters.ts';
import { keepPage } from '../../content/useRegistration.ts';
import { results as words } from '../../content/words.ts';
import { Choice } from './Choice.tsx';
import { MoreDialog } from './MoreDialog.tsx';

const { keyword, sort, scenes } = words;

export function Filters() {
  const filters = useFilters();
  return (
    <>
      <form onSubmit={keepPage}>
        <Stack gap="6">
          <Heading as="h2">{words.filterHeading}</Heading>
          <Field.Root>
            <Field.Label>{keyword.label}</Field.Label>
            <Input
              name="keyword"
              type="search"
              value={filters.keyword}
              onChange={(event) => filters.setKeyword(event.target.value)}
            />
          </Field.Root>
          <Field.Root>
            <Field.Label>{sort.label}</Field.Label>
            <NativeSelect.Root>
              <NativeSelect.Field
                name="sort"
                value={filters.sort}
                onChange={(event) => filters.setSort(event.currentTarget.value)}
              >
                {sort.options.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </Field.Root>
          <Fieldset.Root>
            <CheckboxGroup name="scenes" value={filters.scenes} onValueChange={filters.setScenes}>
              <Fieldset.Legend>{scenes.label}</Fieldset.Legend>
              <Fieldset.Content>
                {scenes.options.map((option) => (
                  <Choice key={option.value} {...option} />
                ))}
              </Fieldset.Content>
            </CheckboxGroup>
          </Fieldset.Root>
          <Wrap>
            <Button type="submit">{words.apply}</Button>
            <Button variant="outline" onClick={() => filters.setOpen(true)}>
              {words.more}
            </Button>
          </Wrap>
        </Stack>
      </form>
      <MoreDialog {...filters} />
    </>
  );
}
