import 'tokotoko-ui/Button/css';
import 'tokotoko-ui/CheckboxGroup/css';
import 'tokotoko-ui/Dialog/css';
import 'tokotoko-ui/SearchField/css';
import 'tokotoko-ui/Select/css';
import { Button } from 'tokotoko-ui/Button';
import { CheckboxGroup } from 'tokotoko-ui/CheckboxGroup';
import { Dialog } from 'tokotoko-ui/Dialog';
import { SearchField } from 'tokotoko-ui/SearchField';
import { Select } from 'tokotoko-ui/Select';
import { useFilters } from '../../content/useFilters.ts';
import { keepPage } from '../../content/useRegistration.ts';
import { results as words } from '../../content/words.ts';
import { side, stacked } from './stacked.ts';

const { keyword, sort, scenes, dialog } = words;

export function Filters() {
  const filters = useFilters();
  return (
    <>
      <form onSubmit={keepPage} style={stacked}>
        <h2>{words.filterHeading}</h2>
        <SearchField name="keyword" label={keyword.label} clearLabel={keyword.clear} onChange={filters.setKeyword} />
        <Select name="sort" label={sort.label} options={sort.options} value={filters.sort} onChange={filters.setSort} />
        <CheckboxGroup
          name="scenes"
          label={scenes.label}
          items={scenes.options}
          value={filters.scenes}
          onChange={filters.setScenes}
        />
        <div style={side}>
          <Button type="submit">{words.apply}</Button>
          <Button variant="secondary" onPress={() => filters.setOpen(true)}>
            {words.more}
          </Button>
        </div>
      </form>
      <Dialog
        title={dialog.title}
        closeLabel={dialog.close}
        lang="ja"
        isOpen={filters.isOpen}
        onOpenChange={filters.setOpen}
        actions={<Button onPress={() => filters.setOpen(false)}>{dialog.apply}</Button>}
      >
        <div style={stacked}>
          <p>{dialog.text}</p>
          <CheckboxGroup
            label={dialog.label}
            items={dialog.options}
            value={filters.times}
            onChange={filters.setTimes}
          />
        </div>
      </Dialog>
    </>
  );
}
