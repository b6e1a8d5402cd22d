import type { NearbyProblem } from '../../machines/nearby/index.ts';
import { Button } from '../../ui/Button/index.ts';
import { Icon } from '../../ui/Icon/index.ts';
import { withJavaScript, withoutJavaScript } from '../../ui/javascript.css.ts';
import { stack } from '../../ui/layout.css.ts';
import { Notice } from '../../ui/Notice/index.ts';
import { usePage } from '../PageContext.tsx';

/** Why the place, or what is near it, could not be found. */
export function reasonOf(problem: NearbyProblem | null): 'denied' | 'offline' | 'unavailable' | null {
  if (!problem) return null;
  return problem.kind === 'denied' || problem.kind === 'offline' ? problem.kind : 'unavailable';
}

export function useReasonTitle(reason: ReturnType<typeof reasonOf>): string {
  const { t } = usePage();
  if (reason === 'offline') return t('offlineTitle');
  return t(reason === 'denied' ? 'search:deniedTitle' : 'search:unavailableTitle');
}

export interface LocateProps {
  isPending: boolean;
  isOnline: boolean;
  onLocate: () => void;
}

/** Asks where the person is: only its press does. */
export function LocateButton({ onLocate, isPending, isOnline, children }: LocateProps & { children: string }) {
  const { t } = usePage();
  return (
    <Button
      variant="secondary"
      onPress={onLocate}
      isPending={isPending}
      pendingLabel={t('search:locating')}
      isDisabled={!isOnline}
    >
      <Icon name="crosshair" />
      {children}
    </Button>
  );
}

export interface PlaceWantedProps extends LocateProps {
  problem: NearbyProblem | null;
  /** In what order they stand meanwhile, and how to go on. */
  words: Record<'wanted' | 'script' | 'denied' | 'unavailable', string>;
}

/** "Nearest first" before the place is known: why the results stand in another order, and how to go on. */
export function PlaceWanted({ problem, words, ...locate }: PlaceWantedProps) {
  const { t } = usePage();
  const reason = reasonOf(problem);
  const reasonTitle = useReasonTitle(reason);
  return (
    <div className={stack.s}>
      <Notice tone={reason ? 'warning' : 'info'} heading={reason ? reasonTitle : t('search:placeTitle')} live="polite">
        <p className={withoutJavaScript}>{words.script}</p>
        <p className={withJavaScript}>{reason === 'offline' ? t('search:offlineText') : words[reason ?? 'wanted']}</p>
      </Notice>
      {/* Beside the message, not in it: the button says itself that it is at work. */}
      <div className={withJavaScript}>
        <LocateButton {...locate}>{t('search:placeUse')}</LocateButton>
      </div>
    </div>
  );
}
