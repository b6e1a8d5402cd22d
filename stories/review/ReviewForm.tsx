import { type RefObject, type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react';
import {
  officeMaxLength,
  type Review,
  type ReviewDecision,
  type StatePrint,
  standingOf,
  wordsMaxLength,
} from '../../contract/reviews.ts';
import { Button } from '../../ui/Button/index.ts';
import { Fieldset } from '../../ui/Fieldset/index.ts';
import { stack } from '../../ui/layout.css.ts';
import { Notice } from '../../ui/Notice/index.ts';
import { ProgressBar } from '../../ui/ProgressBar/index.ts';
import { RadioGroup } from '../../ui/RadioGroup/index.ts';
import { Select } from '../../ui/Select/index.ts';
import { TextArea } from '../../ui/TextArea/index.ts';
import { TextField } from '../../ui/TextField/index.ts';
import { Both } from './Both.tsx';
import { FileMade } from './FileMade.tsx';
import { keep, read } from './kept.ts';
import { pictureOf } from './records.ts';
import * as css from './review.css.ts';
import { type Draft, emptyDraft, fileOf, isFilled, type Missing, missingIn, nameOfFile, textOf } from './reviewFile.ts';
import { State } from './State.tsx';
import type { Subject, Words } from './screens.ts';
import { type Prints, usePrints } from './usePrints.ts';
import { decisions, roles } from './words.ts';

const required = '必須 Required';
const nobody = { by: '' as Draft['by'], office: '' };

const missingWords: Record<Missing, Words> = {
  states: { ja: '一つは選んでください。', en: 'Please tick at least one.' },
  decision: { ja: '選んでください。', en: 'Please choose.' },
  by: { ja: '選んでください。', en: 'Please choose.' },
  office: { ja: '所属を書いてください。', en: 'Please write your office.' },
  words: { ja: '直してほしい所を書いてください。', en: 'Please say what should be changed.' },
};

/** Null while nobody has looked at a state that was signed. */
function standingIn(reviews: readonly Review[], prints: Prints, id: string) {
  const isSigned = reviews.some(({ subject }) => subject === id);
  return isSigned && !prints.has(id) ? null : standingOf(reviews, id, prints.get(id) ?? null);
}

export interface ReviewFormProps {
  subject: Subject;
  reviews: readonly Review[];
  /** The window in which states are looked at. */
  frame: RefObject<HTMLIFrameElement | null>;
}

/** Signs the states of one screen or component that were looked at. Nothing is sent: it makes a file to hand on. */
export function ReviewForm({ subject, reviews, frame }: ReviewFormProps) {
  const { title, name, states } = subject;
  const [draft, setDraft] = useState<Draft>(() => {
    const begun = { ...read('person', { ...emptyDraft, ...nobody }), ...read(`draft ${title}`, {} as Partial<Draft>) };
    // A state that was ticked may be gone by now.
    return { ...begun, states: begun.states.filter((id) => states.some((state) => state.id === id)) };
  });
  /** The state whose transcript somebody has come for, from the panel beside its story. */
  const [wanted] = useState(() => {
    const { id } = read('transcript', { id: '' });
    keep('transcript', null);
    return id;
  });
  const [attempts, setAttempts] = useState(0);
  const [made, setMade] = useState<{ text: string; name: string } | null>(null);
  const [said, setSaid] = useState<Words | null>(null);
  const [notShown, setNotShown] = useState<string[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const signed = useMemo(() => {
    const ids = new Set(reviews.map((each) => each.subject));
    return states.map(({ id }) => id).filter((id) => ids.has(id));
  }, [reviews, states]);
  const { prints, looking, lookAt } = usePrints(frame, signed);
  useEffect(() => {
    if (attempts)
      form.current?.querySelector<HTMLElement>('[data-invalid] input:enabled, [aria-invalid=true]')?.focus();
  }, [attempts]);

  const change = (part: Partial<Draft>) => {
    // What was made says what stood here before.
    setMade(null);
    setSaid(null);
    const next = { ...draft, ...part };
    setDraft(next);
    const { by, office, ...own } = next;
    keep('person', { by, office });
    keep(`draft ${title}`, own);
  };
  const choose = (id: string, isSelected: boolean) =>
    change({
      states: states.map((each) => each.id).filter((each) => (each === id ? isSelected : draft.states.includes(each))),
    });
  const unsigned = states.map(({ id }) => id).filter((id) => standingIn(reviews, prints, id)?.kind !== 'signed');

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setNotShown([]);
    if (!isFilled(draft)) return setAttempts(attempts + 1);
    const found = await lookAt(draft.states);
    const missing = draft.states.filter((id) => !found.get(id));
    if (missing.length) return setNotShown(missing);
    const now = new Date();
    const file = fileOf(draft, found as ReadonlyMap<string, StatePrint>, now);
    setMade({ text: textOf(file), name: nameOfFile(name, now) });
    setSaid({ ja: `ファイルができました。署名した状態：${draft.states.length}`, en: 'The file is ready.' });
  };
  const isMissing = attempts > 0 ? missingIn(draft) : [];
  const errorOf = (field: Missing) => isMissing.includes(field) && <Both {...missingWords[field]} />;
  return (
    <form
      ref={form}
      onSubmit={(event) => void submit(event)}
      noValidate
      className={stack.m}
      aria-label={`${subject.ja} ${subject.en}`}
    >
      <Fieldset
        legend={<Both ja="見た状態" en="States that you looked at" />}
        requirementLabel={required}
        description={
          <Both
            ja="リンクを開いて、日本語と英語、文字の標準と大で見てから、印をつけてください。"
            en="Open each link, look at it in Japanese and English, with normal and large text, then tick it."
          />
        }
        errorMessage={errorOf('states')}
      >
        <p>
          {/* What is still looked at may be approved. */}
          <Button
            variant="secondary"
            isDisabled={!unsigned.length || looking !== null}
            onPress={() => change({ states: unsigned })}
          >
            承認済みでない状態すべてに印をつける <span lang="en">Tick all that are not approved</span>
          </Button>
        </p>
        <ul className={css.list}>
          {states.map((state) => (
            <State
              key={state.id}
              state={state}
              standing={standingIn(reviews, prints, state.id)}
              reviews={reviews}
              print={prints.get(state.id)}
              pictureOf={pictureOf}
              onLook={() => void lookAt([state.id])}
              isSelected={draft.states.includes(state.id)}
              onSelect={(isSelected) => choose(state.id, isSelected)}
              words={draft.ownWords[state.id] ?? ''}
              onWords={(words) => change({ ownWords: { ...draft.ownWords, [state.id]: words } })}
              isWanted={state.id === wanted}
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
        errorMessage={errorOf('decision')}
      />
      <TextArea
        label={<Both ja="すべての状態へのひとこと" en="Words for all of these states" />}
        description={
          <Both
            ja="何を確かめたか、またはどこをどう直してほしいか。個人の名前は書かないでください。"
            en="What you made sure of, or what should be changed and how. Please write no names of people."
          />
        }
        maxLength={wordsMaxLength}
        value={draft.words}
        onChange={(words) => change({ words })}
        errorMessage={errorOf('words')}
      />
      <Select
        label={<Both ja="あなたの役割" en="Your role" />}
        requirementLabel={required}
        isRequired
        options={[
          { value: '', label: '選んでください Choose' },
          ...Object.entries(roles).map(([value, { ja, en }]) => ({ value, label: `${ja} ${en}` })),
        ]}
        value={draft.by}
        onChange={(by) => change({ by: by as Draft['by'] })}
        errorMessage={errorOf('by')}
      />
      <TextField
        label={<Both ja="所属" en="Office" />}
        description={
          <Both ja="課や区市町村の名前。お名前は書きません。" en="Of your section or municipality. No names, please." />
        }
        requirementLabel={required}
        isRequired
        maxLength={officeMaxLength}
        value={draft.office}
        onChange={(office) => change({ office })}
        errorMessage={errorOf('office')}
      />
      {looking && (
        <ProgressBar
          label="状態を確かめています Looking at the states"
          value={looking.done}
          maxValue={looking.of}
          valueLabel={`${looking.done} / ${looking.of}`}
        />
      )}
      {notShown.length > 0 && (
        <Notice tone="error" live="assertive" heading="表示できない状態があります / Some states cannot be shown">
          <ul>
            {notShown.map((id) => (
              <li key={id}>{states.find((state) => state.id === id)?.ja ?? id}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div>
        <Button type="submit" isPending={looking !== null} pendingLabel="確かめています Looking">
          署名のファイルを作る <span lang="en">Make the file</span>
        </Button>
      </div>
      <p role="status">{said && <Both {...said} />}</p>
      {made && (
        <FileMade
          {...made}
          onDone={(words, isKept) => {
            setSaid(words);
            // It is in the file now: whoever comes again begins anew.
            if (isKept) keep(`draft ${title}`, null);
          }}
        />
      )}
    </form>
  );
}
