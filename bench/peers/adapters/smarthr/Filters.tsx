import {
  ActionDialog,
  Button,
  Checkbox,
  Cluster,
  Fieldset,
  FormControl,
  Heading,
  SearchInput,
  Section,
  Select,
  Stack,
  Text,
} from 'smarthr-ui';
import { useFilters } from '../../content/useFilters.ts';
import { keepPage } from '../../content/useRegistration.ts';
import { results as words } from '../../content/words.ts';

const { keyword, sort, scenes, dialog } = words;

export function Filters() {
  const filters = useFilters();
  const close = () => filters.setOpen(false);
  return (
    <Section>
      <form onSubmit={keepPage}>
        <Stack>
          <Heading>{words.filterHeading}</Heading>
          <FormControl label={{ text: keyword.label, htmlFor: 'keyword' }}>
            <SearchInput
              id="keyword"
              name="keyword"
              tooltipMessage={keyword.label}
              value={filters.keyword}
              onChange={(event) => filters.setKeyword(event.target.value)}
            />
          </FormControl>
          <FormControl label={{ text: sort.label, htmlFor: 'sort' }}>
            <Select
              id="sort"
              name="sort"
              options={[...sort.options]}
              value={filters.sort}
              onChangeValue={(value) => filters.setSort(value)}
            />
          </FormControl>
          <Fieldset legend={scenes.label}>
            <Cluster>
              {scenes.options.map(({ value, label }) => (
                <Checkbox
                  key={value}
                  name="scenes"
                  value={value}
                  checked={filters.scenes.includes(value)}
                  onChange={() => filters.toggleScene(value)}
                >
                  {label}
                </Checkbox>
              ))}
            </Cluster>
          </Fieldset>
          <Cluster>
            <Button type="submit" variant="primary">
              {words.apply}
            </Button>
            <Button onClick={() => filters.setOpen(true)}>{words.more}</Button>
          </Cluster>
        </Stack>
      </form>
      <ActionDialog
        isOpen={filters.isOpen}
        title={dialog.title}
        actionText={dialog.apply}
        onClickAction={close}
        onClickClose={close}
        onClickOverlay={close}
        onPressEscape={close}
      >
        <Stack>
          <Text as="p">{dialog.text}</Text>
          <Fieldset legend={dialog.label}>
            <Cluster>
              {dialog.options.map(({ value, label }) => (
                <Checkbox
                  key={value}
                  value={value}
                  checked={filters.times.includes(value)}
                  onChange={() => filters.toggleTime(value)}
                >
                  {label}
                </Checkbox>
              ))}
            </Cluster>
          </Fieldset>
        </Stack>
      </ActionDialog>
    </Section>
  );
}
