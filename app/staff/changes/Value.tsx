import type { RevisionChange } from '../../../contract/revisions.ts';
import { languages } from '../../../contract/values.ts';
import { usePage } from '../../PageContext.tsx';
import { languageOfWords } from '../../text/languageOfWords.ts';
import * as css from './changes.css.ts';
import { fieldInWords } from './fields.ts';
import { type Branch, isBranch } from './sources.ts';

/** Words that somebody wrote keep their own language, lines and direction. */
export function Written({ words, lang }: { words: string; lang?: string }) {
  return (
    <bdi lang={lang ?? languageOfWords(words)} className={css.written}>
      {words}
    </bdi>
  );
}

const isWords = (value: Branch): boolean =>
  Object.keys(value).length === languages.length && languages.every((lang) => typeof value[lang] === 'string');

/**
 * A value of a source in words; things with fields field by field. Rich text keeps its marks: where a link leads may be what changes,
 * and the preview shows how it looks.
 */
export function Value({ value }: { value: RevisionChange['before'] }) {
  const { t } = usePage();
  if (value === null || value === '') return <span className={css.nothing}>{t('change:nothing')}</span>;
  if (typeof value === 'boolean') return t(value ? 'change:yes' : 'change:no');
  if (typeof value !== 'object') return <Written words={String(value)} />;
  if (Array.isArray(value))
    return (
      <ul className={css.values}>
        {value.map((each, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list stays as it is while it is shown
          <li key={at}>
            <Value value={each} />
          </li>
        ))}
      </ul>
    );
  if (!isBranch(value)) return null;
  if (isWords(value))
    return (
      <dl className={css.words}>
        {languages.map((lang) => (
          <div key={lang}>
            <dt>{t(`change:${lang}`)}</dt>
            <dd>
              <Written words={String(value[lang])} lang={lang} />
            </dd>
          </div>
        ))}
      </dl>
    );
  return (
    <dl className={css.words}>
      {Object.entries(value).map(([key, each]) => (
        <div key={key}>
          <dt>{fieldInWords(key, t)}</dt>
          <dd>
            <Value value={each} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
