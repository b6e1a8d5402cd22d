import {
  Button,
  ButtonSet,
  Checkbox,
  CheckboxGroup,
  Form,
  Heading,
  Modal,
  Search,
  Section,
  Select,
  SelectItem,
  Stack,
} from '@carbon/react';
import { useFilters } from '../../content/useFilters.ts';
import { keepPage } from '../../content/useRegistration.ts';
import { results as words } from '../../content/words.ts';

const { keyword, sort, scenes, dialog } = words;

export function Filters() {
  const filters = useFilters();
  const close = () => filters.setOpen(false);
  return (
    <Section>
      <Form onSubmit={keepPage}>
        <Stack gap={6}>
          <Heading>{words.filterHeading}</Heading>
          <Search
            id="keyword"
            labelText={keyword.label}
            placeholder={keyword.label}
            closeButtonLabelText={keyword.clear}
            value={filters.keyword}
            onChange={(event) => filters.setKeyword(event.target.value)}
          />
          <Select
            id="sort"
            name="sort"
            labelText={sort.label}
            value={filters.sort}
            onChange={(event) => filters.setSort(event.target.value)}
          >
            {sort.options.map(({ value, label }) => (
              <SelectItem key={value} value={value} text={label} />
            ))}
          </Select>
          <CheckboxGroup legendText={scenes.label}>
            {scenes.options.map(({ value, label }) => (
              <Checkbox
                key={value}
                id={`scene-${value}`}
                name="scenes"
                value={value}
                labelText={label}
                checked={filters.scenes.includes(value)}
                onChange={() => filters.toggleScene(value)}
              />
            ))}
          </CheckboxGroup>
          <ButtonSet>
            <Button type="submit">{words.apply}</Button>
            <Button kind="secondary" onClick={() => filters.setOpen(true)}>
              {words.more}
            </Button>
          </ButtonSet>
        </Stack>
      </Form>
      <Modal
        open={filters.isOpen}
        onRequestClose={close}
        onRequestSubmit={close}
        modalHeading={dialog.title}
        closeButtonLabel={dialog.close}
        primaryButtonText={dialog.apply}
        secondaryButtonText={dialog.close}
      >
        <Stack gap={6}>
          <p>{dialog.text}</p>
          <CheckboxGroup legendText={dialog.label}>
            {dialog.options.map(({ value, label }) => (
              <Checkbox
                key={value}
                id={`time-${value}`}
                labelText={label}
                checked={filters.times.includes(value)}
                onChange={() => filters.toggleTime(value)}
              />
            ))}
          </CheckboxGroup>
        </Stack>
      </Modal>
    </Section>
  );
}
