import { useEffect, useRef } from 'react';
import { text } from '../../tokens/typography.css.ts';
import { Button } from '../../ui/Button/index.ts';
import { Link } from '../../ui/Link/index.ts';
import { cluster } from '../../ui/layout.css.ts';
import { usePage } from '../PageContext.tsx';
import { path } from '../routes.ts';
import { savedOutcome, savedStale, savedWhen } from './savedWords.ts';
import { useSavedCourse } from './useSavedCourse.ts';

/** What the button shows. */
export interface SaveButtonState {
  /** Of what a press does now. */
  label: string;
  isPending: boolean;
  /** Said to everybody, screen readers too. */
  words: string;
}

export interface SaveOutcomeProps {
  id: number;
  /** How often the button was pressed. It was there before this code. */
  presses: number;
  onState: (state: SaveButtonState) => void;
  /** What has the focus goes away. */
  onReturn: () => void;
}

/** What a press of the button does: saves the course, opens it from the device, and says whether it is there. */
export function SaveOutcome({ id, presses, onState, onReturn }: SaveOutcomeProps) {
  const { t, i18n, lang, href } = usePage();
  const state = useSavedCourse(id, lang);
  const { saved, busy, isReading, problem, onSave, onRemove } = state;
  const done = useRef(0);
  useEffect(() => {
    if (isReading || presses === done.current) return;
    done.current = presses;
    onSave();
  }, [presses, isReading, onSave]);
  const words = savedOutcome(state, i18n);
  const label = t(saved ? 'saved:again' : 'course:save');
  const isPending = busy !== null;
  useEffect(() => onState({ label, isPending, words }), [label, isPending, words, onState]);

  if (!saved || busy) return null;
  return (
    <div>
      {!problem && !state.isChanged && <p>{t('saved:ready')}</p>}
      <p className={text.small}>{savedWhen(saved, i18n)}</p>
      {saved.isStale && <p>{savedStale(saved, i18n)}</p>}
      <div className={cluster.m}>
        <Link href={href(path('offline'))} variant="standalone">
          {t('saved:list')}
        </Link>
        <Button
          variant="quiet"
          onPress={() => {
            onReturn();
            onRemove();
          }}
        >
          {t('saved:remove')}
        </Button>
      </div>
    </div>
  );
}
