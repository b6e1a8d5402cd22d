import { useEffect, useState } from 'react';
import { text } from '../../tokens/typography.css.ts';
import { RadioGroup } from '../../ui/RadioGroup/index.ts';
import { Select } from '../../ui/Select/index.ts';
import { Both, Failed, Sheet } from './Both.tsx';
import { allConditions, widths } from './conditions.ts';
import { keep, read } from './kept.ts';
import { StoryPicture } from './Picture.tsx';
import * as css from './review.css.ts';
import { type Subject, subjectsOf } from './screens.ts';
import { useIndex } from './useScreens.ts';

const begun = { title: '', what: 'states', width: '320', state: '' };

/** One screen or component in all of its states, or one of these in all conditions. */
export function SideBySide() {
  const entries = useIndex();
  const [chosen, setChosen] = useState(() => read('side by side', begun));
  useEffect(() => keep('side by side', chosen), [chosen]);
  if (entries === 'failed') return <Failed />;
  const groups = subjectsOf(entries ?? []);
  const subject = groups.flatMap(({ subjects }) => subjects).find(({ title }) => title === chosen.title);
  const change = (part: Partial<typeof begun>) => setChosen({ ...chosen, ...part });
  return (
    <Sheet>
      <Select
        label={<Both ja="画面または部品" en="Screen or component" />}
        value={subject?.title ?? ''}
        onChange={(title) => change({ title, state: '' })}
        options={[
          { value: '', label: entries ? '選んでください Choose' : '読み込んでいます Loading' },
          ...groups.map(({ group, subjects }) => ({
            label: group,
            options: subjects.map(({ title, ja, en }) => ({ value: title, label: `${ja} ${en}` })),
          })),
        ]}
      />
      <RadioGroup
        label={<Both ja="ならべるもの" en="What stands side by side" />}
        items={[
          { value: 'states', label: <Both ja="すべての状態" en="All states" /> },
          { value: 'conditions', label: <Both ja="一つの状態を、すべての条件で" en="One state in all conditions" /> },
        ]}
        value={chosen.what}
        onChange={(what) => change({ what })}
      />
      {subject && chosen.what === 'states' && (
        <>
          <Select
            label={<Both ja="画面の幅" en="Width" />}
            value={chosen.width}
            onChange={(width) => change({ width })}
            options={widths.map((width) => ({ value: String(width), label: String(width) }))}
          />
          <States subject={subject} width={Number(chosen.width)} />
        </>
      )}
      {subject && chosen.what === 'conditions' && (
        <>
          <Select
            label={<Both ja="状態" en="State" />}
            value={chosen.state || subject.states[0]!.id}
            onChange={(state) => change({ state })}
            options={subject.states.map(({ id, ja, en }) => ({ value: id, label: `${ja} ${en}` }))}
          />
          <Conditions subject={subject} id={chosen.state || subject.states[0]!.id} />
        </>
      )}
    </Sheet>
  );
}

function States({ subject, width }: { subject: Subject; width: number }) {
  return (
    <ul className={css.pictures}>
      {subject.states.map(({ id, ja, en }) => (
        <StoryPicture key={id} {...{ id, ja, en, width }} />
      ))}
    </ul>
  );
}

function Conditions({ subject, id }: { subject: Subject; id: string }) {
  const state = subject.states.find((each) => each.id === id) ?? subject.states[0]!;
  return (
    <>
      <h2 className={text.subheading}>
        <Both {...state} />
      </h2>
      <ul className={css.pictures}>
        {allConditions.map((shown) => (
          <StoryPicture key={`${id} ${shown.en}`} id={state.id} {...shown} />
        ))}
      </ul>
    </>
  );
}
