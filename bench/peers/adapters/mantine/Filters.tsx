import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Stack.css';
import '@mantine/core/styles/Title.css';
import { Button, Checkbox, Group, NativeSelect, Stack, TextInput, Title } from '@mantine/core';
import { useFilters } from '../../content/useFilters.ts';
import { keepPage } from '../../content/useRegistration.ts';
import { results as words } from '../../content/words.ts';
import { MoreDialog } from './MoreDialog.tsx';

const { keyword, sort, scenes } = words;

export function Filters() {
  const filters = useFilters();
  return (
    <>
      <form onSubmit={keepPage}>
        <Stack>
          <Title order={2} size="h4">
            {words.filterHeading}
          </Title>
          <TextInput
            name="keyword"
            type="search"
            label={keyword.label}
            value={filters.keyword}
            onChange={(event) => filters.setKeyword(event.currentTarget.value)}
          />
          <NativeSelect
            name="sort"
            label={sort.label}
            data={[...sort.options]}
            value={filters.sort}
            onChange={(event) => filters.setSort(event.currentTarget.value)}
          />
          <Checkbox.Group label={scenes.label} value={filters.scenes} onChange={filters.setScenes}>
            <Stack gap="xs" mt="xs">
              {scenes.options.map(({ value, label }) => (
                <Checkbox key={value} name="scenes" value={value} label={label} />
              ))}
            </Stack>
          </Checkbox.Group>
          <Group>
            <Button type="submit">{words.apply}</Button>
            <Button variant="default" onClick={() => filters.setOpen(true)}>
              {words.more}
            </Button>
          </Group>
        </Stack>
      </form>
      <MoreDialog {...filters} />
    </>
  );
}
