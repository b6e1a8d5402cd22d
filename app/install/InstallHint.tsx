import { type ComponentType, useEffect, useMemo, useRef } from 'react';
import { text } from '../../tokens/typography.css.ts';
import { Banner } from '../../ui/Banner/index.ts';
import { Button } from '../../ui/Button/index.ts';
import { Link } from '../../ui/Link/index.ts';
import { cluster } from '../../ui/layout.css.ts';
import { usePage } from '../PageContext.tsx';
import { path, type Route } from '../routes.ts';
import * as css from './InstallHint.css.ts';
import { isApple, isOffered } from './installPrompt.ts';
import { useInstallHint } from './useInstallHint.ts';

/** The page is a form or of one person, or it is the one that says the same. */
const isTask = (route: Route | null): boolean =>
  !route ||
  Boolean(route.guard ?? route.for ?? route.isOutcome) ||
  route.id === 'install' ||
  route.id === 'report' ||
  route.id === 'offline';

const wayHere = () => {
  if (isOffered()) return 'prompt';
  return isApple() ? 'words' : null;
};

/**
 * At the foot of the page, in its flow: it covers nothing and moves nothing that is being read, because it comes only where nobody
 * looks yet. Loaded when it is due (`startHint.ts`).
 */
function InstallHint() {
  const { t, href, route, isOnline } = usePage();
  const place = useRef<HTMLDivElement>(null);
  const hasTask = isTask(route) || !isOnline;
  const { way, step, send } = useInstallHint({ way: wayHere(), hasTask, isInSight: true, isSought: false });
  useEffect(() => send({ type: hasTask ? 'TASK_BEGAN' : 'TASK_ENDED' }), [hasTask, send]);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      // Above the window it would push down what is read.
      const isBelow = !entry!.isIntersecting && entry!.boundingClientRect.top > 0;
      send({ type: isBelow ? 'WENT_OUT_OF_SIGHT' : 'CAME_IN_SIGHT' });
    });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, [send]);
  const isHere = step !== 'waiting' && step !== 'closed';
  const close = () => {
    // What has the focus goes away: it stands where one reads on.
    document.getElementById('footer-navigation')?.focus({ preventScroll: true });
    send({ type: 'CLOSE' });
  };
  const canAsk = way === 'prompt' && (step === 'offered' || step === 'asking');
  const words = { installed: t('installHint:installed'), failed: t('installHint:failed') };
  return (
    <div ref={place}>
      {isHere && (
        <div className={css.hint}>
          <Banner
            label={t('installHint:label')}
            actions={
              <div className={cluster.s}>
                {canAsk && (
                  <Button isPending={step === 'asking'} onPress={() => send({ type: 'INSTALL' })}>
                    {t('installHint:install')}
                  </Button>
                )}
                <Button variant="secondary" onPress={close}>
                  {t('close')}
                </Button>
              </div>
            }
          >
            {step !== 'installed' && <p className={text.label}>{t('installHint:title')}</p>}
            {step !== 'installed' && step !== 'failed' && (
              <p>{t(canAsk ? 'installHint:text' : 'installHint:appleText')}</p>
            )}
            <p role="status">{step === 'installed' || step === 'failed' ? words[step] : ''}</p>
            {step !== 'installed' && (
              <p>
                {t('installHint:once')} <Link href={href(path('install'))}>{t('installHint:more')}</Link>
              </p>
            )}
          </Banner>
        </div>
      )}
    </div>
  );
}

/** @param texts of the namespace `installHint`, which no screen has */
export function hintWith(texts: object): ComponentType {
  return function HintWithTexts() {
    const { i18n } = usePage();
    useMemo(() => i18n.add({ installHint: texts }), [i18n]);
    return <InstallHint />;
  };
}
