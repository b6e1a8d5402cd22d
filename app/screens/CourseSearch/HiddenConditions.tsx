import { usePage } from '../../PageContext.tsx';
import { type Conditions, toQuery } from './conditions.ts';

/** The page's language and the conditions that a GET form keeps without showing them. */
export function HiddenConditions({ conditions }: { conditions: Conditions }) {
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
