import { Button } from '../../../ui/Button/index.ts';
import { Select } from '../../../ui/Select/index.ts';
import { usePage } from '../../PageContext.tsx';
import { conditions, states, type Word } from '../Accessibility/words.ts';
import * as css from './RunFilter.css.ts';
import { type RunQuery, resultPath } from './runQuery.ts';

const fields: { name: Exclude<keyof RunQuery, 'subject'>; label: Word; values: Record<string, Word> }[] = [
  { name: 'kind', label: 'kind', values: { page: 'kind_page', story: 'kind_story' } },
  { name: 'tested', ...conditions.lang },
  { name: 'size', ...conditions.text_size },
  { name: 'width', ...conditions.viewport },
  { name: 'mode', ...conditions.mode },
  {
    name: 'state',
    label: 'state',
    values: Object.fromEntries(states.map((state) => [state, `state_${state}` as const])),
  },
  { name: 'problems', label: 'problems', values: { yes: 'problemsOnly' } },
];

/** Which combinations to list: a GET form that leads to the list with the choice in the address. */
export function RunFilter({ filter }: { filter: RunQuery }) {
  const { t, lang } = usePage();
  return (
    <form action={resultPath} method="get" className={css.form}>
      <input type="hidden" name="view" value="runs" />
      {filter.subject && <input type="hidden" name="subject" value={filter.subject} />}
      {fields.map(({ name, label, values }) => (
        <Select
          // A native field keeps what it showed; another choice in the address is another field.
          key={`${name} ${filter[name]}`}
          name={name}
          label={t(`accessibility:${label}`)}
          options={[
            { value: '', label: t('accessibility:all') },
            ...Object.entries(values).map(([value, word]) => ({ value, label: t(`accessibility:${word}`) })),
          ]}
          defaultValue={filter[name] ?? ''}
        />
      ))}
      {lang !== 'ja' && <input type="hidden" name="lang" value={lang} />}
      <Button type="submit" className={css.submit}>
        {t('accessibility:show')}
      </Button>
    </form>
  );
}
