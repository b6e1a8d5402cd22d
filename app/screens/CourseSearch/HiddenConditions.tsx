import type { SearchConditions } from '../../../contract/courses.ts';
import { usePage } from '../../PageContext.tsx';
import { toQuery } from './conditions.ts';

/** The page's language and the conditions that a GET form keeps without showing them. */
export function HiddenConditions({ conditions }: { conditions: SearchConditions }) {
  const { lang } = usePage();
  return (
    <>
      {lang !== 'ja' && <input type="hidden" name="lang" value={lang} />}
      {Object.entries(toQuery(conditions)).flatMap(([name, value]) =>
        (value === undefined ? [] : [value].flat()).map((item) => (
          <input key={`${name} ${item}`} type="hidden" name={name} value={item} />
        )),
      )}
    </>
  );
}
