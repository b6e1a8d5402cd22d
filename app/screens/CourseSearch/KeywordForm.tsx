import { KeywordField } from '../../courses/KeywordField.tsx';
import { usePage } from '../../PageContext.tsx';
import type { FilterFormProps } from './FilterForm.tsx';
import { HiddenConditions } from './HiddenConditions.tsx';
import { fieldMessage } from './words.ts';

/** The keyword, with all other conditions kept: a GET form, so that what is sent is the address of the results. */
export function KeywordForm({ conditions, fields }: FilterFormProps) {
  const { t, href, path: here } = usePage();
  const wrong = fields.find(({ field }) => field === 'keyword');
  return (
    <search aria-label={t('courseSearch:keywordForm')}>
      {/* Another keyword in the address is another field. */}
      <form key={conditions.keyword ?? ''} action={href(here)} method="get">
        <HiddenConditions conditions={{ ...conditions, keyword: undefined, page: '1' }} />
        <KeywordField
          label={t('courseSearch:keyword')}
          name="keyword"
          defaultValue={conditions.keyword ?? ''}
          clearLabel={t('courseSearch:clear')}
          submitLabel={t('courseSearch:submit')}
          errorMessage={wrong && fieldMessage('keyword', wrong.kind, t)}
        />
      </form>
    </search>
  );
}
