import { usePage } from '../PageContext.tsx';
import type { Query } from './conditions.ts';

/** The page's language and the conditions that a GET form keeps without showing them. */
export function HiddenConditions({ query }: { query: Query }) {
  const { lang } = usePage();
  return (
    <>
      {lang !== 'ja' && <input type="hidden" name="lang" value={lang} />}
      {Object.entries(query).flatMap(([name, value]) =>
        (value === undefined ? [] : [value].flat()).map((item) => (
          <input key={`${name} ${item}`} type="hidden" name={name} value={item} />
        )),
      )}
    </>
  );
}
