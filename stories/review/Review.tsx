import { useEffect, useRef, useState } from 'react';
import { historyOf, type StatePrint } from '../../contract/reviews.ts';
import { text } from '../../tokens/typography.css.ts';
import { stack } from '../../ui/layout.css.ts';
import { Select } from '../../ui/Select/index.ts';
import { Both, Failed, Sheet } from './Both.tsx';
import { keep, read } from './kept.ts';
import { printOf } from './lookAt.ts';
import { ReviewForm } from './ReviewForm.tsx';
import { reviews } from './records.ts';
import * as css from './review.css.ts';
import { type Subject, subjectsOf } from './screens.ts';
import { useIndex } from './useScreens.ts';

declare global {
  interface Window {
    /** For `npm run review`, which must see a state just as who signs it does. */
    lookAtState?: (id: string) => Promise<StatePrint>;
  }
}

const nothing: { title: string } = { title: '' };

/** One screen or component at a time: what was signed of it, whether that still holds, and the form to sign it. */
export function Review() {
  const entries = useIndex();
  const [title, setTitle] = useState(() => read('subject', nothing).title);
  useEffect(() => keep('subject', { title }), [title]);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    window.lookAtState = (id) => printOf(frame.current!, id);
  }, []);
  const groups = subjectsOf(Array.isArray(entries) ? entries : []);
  const chosen = groups.flatMap(({ subjects }) => subjects).find((subject) => subject.title === title);
  if (entries === 'failed') return <Failed />;
  return (
    <Sheet>
      <Select
        label={<Both ja="画面または部品" en="Screen or component" />}
        value={chosen?.title ?? ''}
        onChange={setTitle}
        options={[
          { value: '', label: entries ? '選んでください Choose' : '読み込んでいます Loading' },
          ...groups.map(({ group, subjects }) => ({ label: group, options: subjects.map(optionOf) })),
        ]}
      />
      {chosen && (
        <section aria-labelledby="subject" className={stack.m}>
          <h2 id="subject" className={text.heading}>
            <Both ja={chosen.ja} en={chosen.en} />
          </h2>
          <ReviewForm key={title} subject={chosen} reviews={reviews} frame={frame} />
        </section>
      )}
      <iframe
        ref={frame}
        className={css.outOfSight}
        title="確かめている状態 The state that is looked at"
        tabIndex={-1}
      />
    </Sheet>
  );
}

function optionOf({ title, ja, en, states }: Subject) {
  const last = states.flatMap(({ id }) => historyOf(reviews, id).at(-1) ?? []);
  const isVoid = last.filter(({ voided_at }) => voided_at).length;
  const signed = last.length ? `（署名 ${last.length} / ${states.length}${isVoid ? `、無効 ${isVoid}` : ''}）` : '';
  return { value: title, label: `${ja} ${en}${signed}` };
}
