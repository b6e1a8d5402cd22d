import { useId, useState } from 'react';
import type { Language } from '../../contract/values.ts';
import { text } from '../../tokens/typography.css.ts';
import { Disclosure } from '../../ui/Disclosure/index.ts';
import { stack } from '../../ui/layout.css.ts';
import { RadioGroup } from '../../ui/RadioGroup/index.ts';
import { SearchField } from '../../ui/SearchField/index.ts';
import { Both, Sheet } from './Both.tsx';
import * as css from './review.css.ts';
import { inJapanese, isFound, parseSpeech, readFileName, type Said, type SpeechFile } from './speech.ts';

/** Each is loaded when it is opened. */
const texts = import.meta.glob<string>('../../tests/speech/*.txt', { query: '?raw', import: 'default' });
const files = Object.keys(texts).flatMap((path) => readFileName(path) ?? []);

/** What a screen reader meets in every story, found by title. */
export function Speech() {
  const [asked, setAsked] = useState('');
  const [lang, setLang] = useState<Language>('ja');
  const found = files.filter((file) => file.lang === lang && isFound(file, asked));
  return (
    <Sheet>
      <SearchField
        label={<Both ja="画面や部品の名前" en="Name of a screen or component" />}
        clearLabel="消す Clear"
        onChange={setAsked}
      />
      <RadioGroup
        label={<Both ja="読み上げの言語" en="Language of what is read out" />}
        layout="chips"
        items={[
          { value: 'ja', label: '日本語' },
          { value: 'en', label: <span lang="en">English</span> },
        ]}
        value={lang}
        onChange={(value) => setLang(value as Language)}
      />
      <p role="status">
        <Both ja={`${found.length}件`} en={`${found.length} found`} />
      </p>
      {!files.length && (
        <p>
          <Both ja="記録がまだありません。" en="Nothing is kept yet." />
        </p>
      )}
      <div>
        {found.map((file) => (
          <File key={file.path} file={file} />
        ))}
      </div>
    </Sheet>
  );
}

function File({ file }: { file: SpeechFile }) {
  const [all, setAll] = useState<Said[] | null>(null);
  const load = (isExpanded: boolean) => {
    if (isExpanded && !all) void texts[file.path]?.().then((kept) => setAll(parseSpeech(kept)));
  };
  return (
    <Disclosure title={<Both ja={file.title} en={file.english} />} onExpandedChange={load}>
      {all ? (
        <div className={stack.m}>
          {all.map((said) => (
            <Phrases key={said.id} said={said} lang={file.lang} />
          ))}
        </div>
      ) : (
        <p>
          <Both ja="読み込んでいます" en="Loading" />
        </p>
      )}
    </Disclosure>
  );
}

function Phrases({ said: { name, phrases }, lang }: { said: Said; lang: Language }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={stack.xs}>
      <h2 id={id} className={text.label}>
        {name}
      </h2>
      <ol lang={lang} className={css.phrases}>
        {phrases.map((phrase, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may come again, and the order is all there is
          <li key={at}>{lang === 'ja' ? inJapanese(phrase) : phrase}</li>
        ))}
      </ol>
    </section>
  );
}
