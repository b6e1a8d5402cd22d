import { type KeyboardEvent, useEffect, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { TextField } from '../TextField/TextField.tsx';
import {
  type Area,
  type AreaBox,
  leastSize,
  moved,
  type Nudge,
  nudgeNames,
  nudges,
  resized,
  withEntry,
} from './areas.ts';
import * as css from './CoverEditor.css.ts';
import type { CoverEditorWords } from './CoverEditor.tsx';

export interface AreaControlsProps {
  area: Area;
  /** From 1, as on the picture. */
  number: number;
  words: CoverEditorWords;
  keysId: string;
  handleId: string;
  isCurrent: boolean;
  onFocus: () => void;
  onChange: (area: Area) => void;
  onRemove: () => void;
}

const steps: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const entries = ['x', 'y', 'width', 'height'] as const;

/** One area as a line of the list: by keys on its button, or by numbers. */
export function AreaControls(props: AreaControlsProps) {
  const { area, number, words, keysId, handleId, isCurrent, onFocus, onChange, onRemove } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    // Alt and the arrows go back and forth in the browser.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (step) onChange({ ...area, ...(event.shiftKey ? resized(area, step) : moved(area, step)) });
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove();
    else return;
    event.preventDefault();
  };
  return (
    <li className={css.entry} data-current={isCurrent || undefined} onFocus={onFocus}>
      <div className={css.entryHead}>
        <button
          type="button"
          id={handleId}
          className={css.handle}
          aria-describedby={`${handleId}-place ${keysId}`}
          onKeyDown={onKeyDown}
        >
          {words.area(number)}
        </button>
        <Button variant="quiet" onPress={onRemove}>
          <Icon name="trash" />
          {words.remove(number)}
        </Button>
      </div>
      <p id={`${handleId}-place`} className={css.place}>
        {words.place(number, area)}
      </p>
      <div className={css.nudges}>
        {nudgeNames.map((name) => (
          <Button
            key={name}
            id={nudgeId(handleId, name)}
            variant="secondary"
            aria-label={words.nudge(number, name)}
            aria-describedby={`${handleId}-place`}
            onPress={() => onChange({ ...area, ...nudges[name](area) })}
          >
            {words.nudgeNames[name]}
          </Button>
        ))}
      </div>
      <RadioGroup
        label={words.style}
        layout="chips"
        value={area.style}
        onChange={(style) => onChange({ ...area, style: style === 'box' ? 'box' : 'mosaic' })}
        items={[
          { value: 'mosaic', label: words.mosaic },
          { value: 'box', label: words.box },
        ]}
      />
      <Disclosure title={words.numbers}>
        <div className={css.fields}>
          {entries.map((name) => (
            <NumberEntry
              key={name}
              label={words[name]}
              value={area[name]}
              min={name === 'x' || name === 'y' ? 0 : leastSize}
              onChange={(value) => onChange({ ...area, ...withEntry(area, name, value) })}
            />
          ))}
        </div>
      </Disclosure>
    </li>
  );
}

export const nudgeId = (handleId: string, name: Nudge) => `${handleId}-${name}`;

interface NumberEntryProps {
  label: string;
  value: AreaBox['x'];
  min: number;
  onChange: (value: number) => void;
}

/** Shows what holds; what is being typed stays as it is until the field is left. */
function NumberEntry({ label, value, min, onChange }: NumberEntryProps) {
  const [typed, setTyped] = useState(String(value));
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    if (!isTyping) setTyped(String(value));
  }, [value, isTyping]);
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      onChange={(next) => {
        setTyped(next);
        const number = Number(next.normalize('NFKC'));
        if (next.trim() !== '' && Number.isFinite(number) && number >= min && number <= 100) onChange(number);
      }}
    />
  );
}
