import { Suspense, useEffect, useRef } from 'react';
import { Button } from '../../ui/Button/index.ts';
import { Link } from '../../ui/Link/index.ts';
import { measure, stack } from '../../ui/layout.css.ts';
import { Notice } from '../../ui/Notice/index.ts';
import { later } from '../later.ts';
import { usePage } from '../PageContext.tsx';
import { path } from '../routes.ts';
import { Denied, Unsupported } from './BrowserHelp.tsx';
import { Explanation } from './Explanation.tsx';
import { type PushState, usePush } from './usePush.ts';

const Wishes = later(() => import('./Wishes.tsx').then((module) => ({ default: module.Wishes })));

export interface PushPanelProps {
  /** Slug of the municipality that the member is registered in; null: none, or outside Tokyo. */
  ownRegion?: string | null;
  /** Only the way to them: what they are about is chosen on My Page. */
  isOffer?: boolean;
}

/** Where nothing can be pressed any more the focus would be lost: it goes to what stands there now. */
function useFocusOn(state: PushState['state']) {
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    const last = before.current;
    before.current = state;
    // A dialog that closes gives the focus back by itself.
    if (last !== state && last !== 'prompting' && document.activeElement === document.body) panel.current?.focus();
  }, [state]);
  return panel;
}

/** Notifications on this device: their state in words, and what can be done about it. Rendered in browsers only. */
export function PushPanel({ ownRegion = null, isOffer = false }: PushPanelProps) {
  const { t } = usePage();
  const push = usePush();
  const panel = useFocusOn(push.state);
  return (
    <div ref={panel} tabIndex={-1} className={`${stack.s} ${measure}`}>
      <p role="status">{wordsOf(push, t)}</p>
      <StateOf {...{ push, ownRegion, isOffer }} />
      {push.state === 'prompting' && <Explanation onAccept={push.accept} onCancel={push.cancel} />}
    </div>
  );
}

function wordsOf({ state, isOff }: PushState, t: ReturnType<typeof usePage>['t']): string {
  switch (state) {
    case 'undecided':
    case 'prompting':
      return t(isOff ? 'push:isOff' : 'push:undecided');
    case 'requesting':
      return t('push:requesting');
    case 'subscribing':
      return t('push:subscribing');
    case 'subscribed':
      return t('push:on');
    case 'denied':
      return t('push:denied');
    case 'unsupported':
      return t('push:unsupported');
    default:
      return '';
  }
}

function StateOf({ push, ownRegion, isOffer }: { push: PushState } & Required<PushPanelProps>) {
  const { t, href } = usePage();
  const { state, ask } = push;
  switch (state) {
    case 'unsupported':
      return <Unsupported />;
    case 'denied':
      return <Denied />;
    case 'failed':
      return (
        <>
          <Notice tone="error" live="assertive" heading={t('push:failed')} />
          <p>
            <Button onPress={ask}>{t('push:again')}</Button>
          </p>
        </>
      );
    case 'subscribed':
      if (!isOffer)
        return (
          <Suspense fallback={<p>{t('push:loading')}</p>}>
            <Wishes {...{ push, ownRegion }} />
          </Suspense>
        );
      return (
        <p>
          <Link href={href(path('myPage'))} variant="standalone">
            {t('push:toSettings')}
          </Link>
        </p>
      );
    default:
      return (
        <p>
          <Button
            variant={isOffer ? 'secondary' : 'primary'}
            isPending={state === 'requesting' || state === 'subscribing'}
            onPress={ask}
          >
            {t('push:turnOn')}
          </Button>
        </p>
      );
  }
}
