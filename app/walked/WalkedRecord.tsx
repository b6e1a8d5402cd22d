import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Announcement } from '../../ui/Announcer/index.ts';
import { Button } from '../../ui/Button/index.ts';
import { Icon } from '../../ui/Icon/index.ts';
import { Link } from '../../ui/Link/index.ts';
import { LogInAgain } from '../members/LogInAgain.tsx';
import { usePage } from '../PageContext.tsx';
import { path, route } from '../routes.ts';
import type { WalkedRecordState } from './useWalkedRecord.ts';
import * as css from './WalkedRecord.css.ts';
import { outcomeSentences, walkProblem } from './words.ts';

export interface WalkedRecordProps extends WalkedRecordState {
  course: { id: number; name: string };
  /** How often the member had walked it when the page was loaded. */
  times: number;
  isClosed: boolean;
}

const icons = ['check-circle', 'footprints', 'medal'] as const;

/** A form of one button: it works before JavaScript has loaded. */
function OneButton({
  courseId,
  intent,
  onPress,
  children,
}: {
  courseId: number;
  intent: 'walked' | 'undo';
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={courseId} />
      {children}
    </form>
  );
}

/** Gives the focus on when it goes away with the focus in it. */
function UndoButton({
  onLeave,
  isPending,
  isDisabled,
}: { onLeave: () => void } & Record<'isPending' | 'isDisabled', boolean>) {
  const { t } = usePage();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own === document.activeElement) onLeave();
    };
  }, [onLeave]);
  return (
    <Button
      ref={button}
      type="submit"
      variant="quiet"
      isPending={isPending}
      isDisabled={isDisabled}
      pendingLabel={t('walked:undoing')}
    >
      {t('walked:undo')}
    </Button>
  );
}

/** Records that the member has walked the course today, and says what it has earned. */
export function WalkedRecord(props: WalkedRecordProps) {
  const { course, times, isClosed, isRecorded, outcome, isUndone, canUndo, isOnline, isPending, problem } = props;
  const { t, i18n, href, lang } = usePage();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isFirst = useRef(true);
  // The pressed button has gone: what has come in its place gets the focus.
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else if (isRecorded) box.current?.focus();
    else button.current?.focus();
  }, [isRecorded]);
  const toBox = useRef(() => box.current?.focus()).current;

  const refusal = problem && walkProblem(problem, isRecorded, i18n);
  const sentences = isRecorded ? (outcome ? outcomeSentences(outcome, i18n) : [t('walked:before')]) : [];
  const between = lang === 'ja' ? '' : ' ';
  const said = isRecorded
    ? [outcome && sentences.join(between), refusal].filter(Boolean).join(between)
    : (refusal ?? (isUndone ? t('walked:undone') : ''));
  const stampRally = route('myPage');

  if (isRecorded) {
    return (
      <div className={css.record}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
        <div ref={box} role="group" tabIndex={-1} aria-label={t('walked:group')} className={css.outcome}>
          {sentences.map((sentence, at) => (
            <p key={sentence} className={at ? css.sentence : css.first}>
              <Icon name={sentence === t('walked:stamp') ? icons[1] : at ? icons[2] : icons[0]} />
              <span>{sentence}</span>
            </p>
          ))}
          {refusal && <p>{refusal}</p>}
          <LogInAgain problem={problem} />
          {canUndo && (
            <OneButton courseId={course.id} intent="undo" onPress={props.onUndo}>
              <UndoButton onLeave={toBox} isPending={isPending} isDisabled={!isOnline} />
            </OneButton>
          )}
          {canUndo && !isOnline && <p>{t('walked:undoOffline')}</p>}
          {stampRally.screen && (
            <Link href={href(path('myPage'))} variant="standalone">
              {stampRally.label[lang]}
            </Link>
          )}
        </div>
        <Announcement words={said} />
      </div>
    );
  }
  return (
    <div className={css.record}>
      <OneButton courseId={course.id} intent="walked" onPress={props.onRecord}>
        <Button
          ref={button}
          type="submit"
          // While it is at work its words are others.
          aria-label={isPending ? undefined : t('walked:buttonLabel', { name: course.name })}
          aria-describedby="walked-help"
          isPending={isPending}
          isDisabled={!isOnline || isClosed}
          pendingLabel={t('walked:saving')}
        >
          <Icon name="footprints" />
          {t('walked:button')}
        </Button>
      </OneButton>
      <p id="walked-help" className={css.help}>
        {isClosed
          ? t('walked:closed')
          : isOnline
            ? t(times ? 'walked:helpAgain' : 'walked:help', { count: times })
            : t('walked:offline')}
      </p>
      {refusal ? <p>{refusal}</p> : isUndone && <p>{t('walked:undone')}</p>}
      <LogInAgain problem={problem} />
      <Announcement words={said} />
    </div>
  );
}
