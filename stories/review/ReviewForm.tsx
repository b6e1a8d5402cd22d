import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Kept } from '../../contract/reviewStates.ts';
import type { ReviewDecision, ReviewFile, ReviewRole } from '../../contract/reviews.ts';
import { Button } from '../../ui/Button/index.ts';
import { Checkbox } from '../../ui/Checkbox/index.ts';
import { Fieldset } from '../../ui/Fieldset/index.ts';
import { Link } from '../../ui/Link/index.ts';
import { stack } from '../../ui/layout.css.ts';
import { RadioGroup } from '../../ui/RadioGroup/index.ts';
import { Select } from '../../ui/Select/index.ts';
import { TextArea } from '../../ui/TextArea/index.ts';
import { Both } from './Both.tsx';
import { FileMade } from './FileMade.tsx';
import { fileOf, isSignable, nameOfFile } from './file.ts';
import * as css from './review.css.ts';
import { Signed } from './Signed.tsx';
import type { Row, Words } from './screens.ts';
import { storyHref } from './useScreens.ts';
import { decisions, roles } from './words.ts';

export interface ReviewFormProps {
  screen: string;
  title: Words;
  rows: readonly Row[];
  kept: Kept;
}

interface Draft {
  states: readonly string[];
  decision: ReviewDecision | '';
  by: ReviewRole | '';
  words: string;
}

const isFilled = (draft: Draft): draft is Draft & { decision: ReviewDecision; by: ReviewRole } =>
  draft.states.length > 0 && draft.decision !== '' && draft.by !== '' && draft.words.trim() !== '';

const required = '必須 Required';

/** Signs the states of one screen that were looked at. Nothing is sent: it makes a file to hand on. */
export function ReviewForm({ screen, title, rows, kept }: ReviewFormProps) {
  const [draft, setDraft] = useState<Draft>({ states: [], decision: '', by: '', words: '' });
  const [attempts, setAttempts] = useState(0);
  const [made, setMade] = useState<{ file: ReviewFile; name: string } | null>(null);
  const [said, setSaid] = useState<Words | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts)
      form.current?.querySelector<HTMLElement>('[data-invalid] input:enabled, [aria-invalid=true]')?.focus();
  }, [attempts]);
  const change = (part: Partial<Draft>) => {
    // What was made says what stood here before.
    setMade(null);
    setSaid(null);
    setDraft({ ...draft, ...part });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isFilled(draft)) return setAttempts(attempts + 1);
    const { states, decision, by, words } = draft;
    const now = new Date();
    const name = nameOfFile(screen, now);
    setMade({ file: fileOf(states, kept, { decision, by, words }, now), name });
    setSaid({ ja: `ファイル ${name} ができました。`, en: 'The file is ready.' });
  };
  const missing = (isMissing: boolean, message: Words) => attempts > 0 && isMissing && <Both {...message} />;
  return (
    <form ref={form} onSubmit={submit} noValidate className={stack.m} aria-label={`${title.ja} ${title.en}`}>
      <Fieldset
        legend={<Both ja="見た状態" en="States that you looked at" />}
        requirementLabel={required}
        description={
          <Both
            ja="リンクを開いて、日本語と英語、文字の標準と大で見てから、印をつけてください。"
            en="Open each link, look at it in Japanese and English, with normal and large text, then tick it."
          />
        }
        errorMessage={missing(!draft.states.length, { ja: '一つは選んでください。', en: 'Please tick at least one.' })}
      >
        <ul className={css.list}>
          {rows.map((row) => (
            <State
              key={row.id}
              row={row}
              isSignable={isSignable(kept, row.id)}
              isSelected={draft.states.includes(row.id)}
              onChange={(isSelected) =>
                change({
                  states: [...draft.states.filter((id) => id !== row.id), ...(isSelected ? [row.id] : [])],
                })
              }
            />
          ))}
        </ul>
      </Fieldset>
      <RadioGroup
        label={<Both ja="判断" en="Decision" />}
        requirementLabel={required}
        items={Object.entries(decisions).map(([value, words]) => ({ value, label: <Both {...words} /> }))}
        value={draft.decision || null}
        onChange={(decision) => change({ decision: decision as ReviewDecision })}
        errorMessage={missing(!draft.decision, { ja: '選んでください。', en: 'Please choose.' })}
      />
      <Select
        label={<Both ja="あなたの役割" en="Your role" />}
        description={<Both ja="お名前は書きません。" en="No names, please." />}
        requirementLabel={required}
        isRequired
        options={[
          { value: '', label: '選んでください Choose' },
          ...Object.entries(roles).map(([value, { ja, en }]) => ({ value, label: `${ja} ${en}` })),
        ]}
        value={draft.by}
        onChange={(by) => change({ by: by as Draft['by'] })}
        errorMessage={missing(!draft.by, { ja: '選んでください。', en: 'Please choose.' })}
      />
      <TextArea
        label={<Both ja="ひとこと" en="In your words" />}
        description={
          <Both
            ja="何を確かめたか、またはどこをどう直してほしいか。個人の名前は書かないでください。"
            en="What you made sure of, or what should be changed and how. Please write no names of people."
          />
        }
        requirementLabel={required}
        isRequired
        maxLength={2000}
        value={draft.words}
        onChange={(words) => change({ words })}
        errorMessage={missing(!draft.words.trim(), { ja: '書いてください。', en: 'Please write a few words.' })}
      />
      <div>
        <Button type="submit">
          審査のファイルを作る <span lang="en">Make the file</span>
        </Button>
      </div>
      <p role="status">{said && <Both {...said} />}</p>
      {made && <FileMade {...made} onDone={setSaid} />}
    </form>
  );
}

interface StateProps {
  row: Row;
  isSignable: boolean;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
}

function State({ row: { id, ja, en, standing }, isSignable, isSelected, onChange }: StateProps) {
  return (
    <li className={css.state}>
      <Checkbox
        isSelected={isSelected}
        onChange={onChange}
        isDisabled={!isSignable}
        description={
          !isSignable && (
            <Both
              ja="まだ記録がないため、審査できません。開発の担当に伝えてください。"
              en="Nothing is kept of it yet, so it cannot be signed. Please tell the developers."
            />
          )
        }
      >
        <Both ja={ja} en={en} />
      </Checkbox>
      <Link href={storyHref(id)} target="_blank" isExternal externalLabel="（新しいタブ new tab）">
        「{ja}」を見る <span lang="en">See “{en}”</span>
      </Link>
      <Signed standing={standing} />
    </li>
  );
}
