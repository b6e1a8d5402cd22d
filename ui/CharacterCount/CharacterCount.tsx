import { useEffect, useState } from 'react';
import { Announcement } from '../Announcer/Announcer.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './CharacterCount.css.ts';
import { countCharacters } from './countCharacters.ts';

/** What a field takes to count its characters. */
export type CharacterLimit = {
  /** as many as a person may enter; more is not cut off, but said */
  maxCharacters?: number;
  /** how many are left, in words; below 0 it is too many */
  remainingLabel?: (remaining: number) => string;
};

export type CharacterCountProps = Required<CharacterLimit> & { value: string };

/** A person who types is not spoken to; who has paused this long is. In milliseconds. */
const pause = 1000;

/** How many characters are left of a field's text. Seen at all times, heard after a pause and only when few are left. */
export function CharacterCount({ value, maxCharacters, remainingLabel }: CharacterCountProps) {
  const remaining = maxCharacters - countCharacters(value);
  const [said, setSaid] = useState({ remaining, isAloud: false });
  const isOver = remaining < 0;
  useEffect(() => {
    if (remaining === said.remaining) return;
    const hasCrossed = isOver !== said.remaining < 0;
    const timer = setTimeout(() => setSaid({ remaining, isAloud: true }), hasCrossed ? 0 : pause);
    return () => clearTimeout(timer);
  }, [remaining, isOver, said]);

  const areFewLeft = said.remaining <= Math.max(10, maxCharacters / 5);
  const status = said.isAloud && areFewLeft ? remainingLabel(said.remaining) : '';
  return (
    <div className={css.count} data-over={isOver || undefined}>
      {isOver && <Icon name="warning-circle" className={css.sign} />}
      <span>{remainingLabel(remaining)}</span>
      <Announcement words={status} />
    </div>
  );
}
