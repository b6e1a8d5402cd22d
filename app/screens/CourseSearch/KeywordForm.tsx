import { KeywordField } from '../../courses/KeywordField.tsx';
import { usePage } from '../../PageContext.tsx';
import { HiddenConditions } from '../../search/HiddenConditions.tsx';
import { toQuery } from './conditions.ts';
import type { FilterFormProps } from './FilterForm.tsx';
import { conditionMessage } from './words.ts';

/** The keyword, with all other conditions kept: a GET form, so that what is sent is the address of the results. */
export function KeywordForm({ conditions, fields }: FilterFormProps) {
  const { t, href, path: here } = usePage();
  const wrong = fields.find(({ field }) => field === 'keyword');
  return (
    <search aria-label={t('courseSearch:keywordForm')}>
      {/* Another keyword in the address is another field. */}
      <form key={conditions.keyword ?? ''} action={href(here)} method="get">
        <HiddenConditions query={toQuery(conditions, { keyword: undefined })} />
        <KeywordField
          label={t('search:keyword')}
          name="keyword"
          defaultValue={conditions.keyword ?? ''}
          clearLabel={t('search:clear')}
          submitLabel={t('search:submit')}
          errorMessage={wrong && conditionMessage('keyword', wrong.kind, t)}
        />
      </form>
    </search>
  );
}
