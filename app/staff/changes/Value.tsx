import { languages } from '../../../contract/languages.ts';
import type { RevisionChange } from '../../../contract/revisions.ts';
import { usePage } from '../../PageContext.tsx';
import { languageOfWords } from '../../text/languageOfWords.ts';
import * as css from './changes.css.ts';
import { choiceInWords, dayIn, fieldInWords } from './fields.ts';
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

/** Each part of rich text on a line of its own. */
const inLines = (words: string): string => words.replace(/(<\/(?:p|li|ul|ol|h[2-6])>)(?=.)/g, '$1\n');

export interface ValueProps {
  /** Of its field; a part of a path is enough. */
  path: string;
  value: RevisionChange['before'];
}

/**
 * A value of a source in words; things with fields field by field. Rich text keeps its marks: where a link leads may be what changes,
 * and the preview shows how it looks.
 */
export function Value({ path, value }: ValueProps) {
  const { t, i18n } = usePage();
  if (value === null || value === '') return <span className={css.nothing}>{t('revision:nothing')}</span>;
  if (typeof value === 'boolean') return t(value ? 'revision:yes' : 'revision:no');
  const choice = choiceInWords(path, value, t);
  if (choice) return choice;
  const day = dayIn(path, value);
  if (day) return <time dateTime={day}>{i18n.date(day)}</time>;
  if (typeof value !== 'object') return <Written words={inLines(String(value))} />;
  if (Array.isArray(value))
    return (
      <ul className={css.values}>
        {value.map((each, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list stays as it is while it is shown
          <li key={at}>
            <Value path={path} value={each} />
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
            <dt>{t(`revision:${lang}`)}</dt>
            <dd>
              <Written words={inLines(String(value[lang]))} lang={lang} />
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
            <Value path={key} value={each} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
