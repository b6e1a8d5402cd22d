import {
  Button,
  ButtonGroup,
  Checkbox,
  CheckboxGroup,
  Content,
  Dialog,
  DialogContainer,
  Form,
  Heading,
  Picker,
  PickerItem,
  SearchField,
} from '@react-spectrum/s2';
import { style } from '@react-spectrum/s2/style' with { type: 'macro' };
import { useFilters } from '../../content/useFilters.ts';
import { keepPage } from '../../content/useRegistration.ts';
import { results as words } from '../../content/words.ts';

const { keyword, sort, scenes, dialog } = words;

export function Filters() {
  const filters = useFilters();
  const close = () => filters.setOpen(false);
  return (
    <>
      <Form onSubmit={keepPage}>
        <h2 className={style({ font: 'heading' })}>{words.filterHeading}</h2>
        <SearchField name="keyword" label={keyword.label} value={filters.keyword} onChange={filters.setKeyword} />
        <Picker
          name="sort"
          label={sort.label}
          items={sort.options}
          value={filters.sort}
          onChange={(value) => filters.setSort(String(value))}
        >
          {({ value, label }) => <PickerItem id={value}>{label}</PickerItem>}
        </Picker>
        <CheckboxGroup name="scenes" label={scenes.label} value={filters.scenes} onChange={filters.setScenes}>
          {scenes.options.map(({ value, label }) => (
            <Checkbox key={value} value={value}>
              {label}
            </Checkbox>
          ))}
        </CheckboxGroup>
        <ButtonGroup>
          <Button type="submit" variant="accent">
            {words.apply}
          </Button>
          <Button variant="secondary" onPress={() => filters.setOpen(true)}>
            {words.more}
          </Button>
        </ButtonGroup>
      </Form>
      <DialogContainer onDismiss={close}>
        {filters.isOpen && (
          <Dialog>
            <Heading slot="title">{dialog.title}</Heading>
            <Content>
              <p>{dialog.text}</p>
              <CheckboxGroup label={dialog.label} value={filters.times} onChange={filters.setTimes}>
                {dialog.options.map(({ value, label }) => (
                  <Checkbox key={value} value={value}>
                    {label}
                  </Checkbox>
                ))}
              </CheckboxGroup>
            </Content>
            <ButtonGroup>
              <Button variant="secondary" onPress={close}>
                {dialog.close}
              </Button>
              <Button variant="accent" onPress={close}>
                {dialog.apply}
              </Button>
            </ButtonGroup>
          </Dialog>
        )}
      </DialogContainer>
    </>
  );
}
