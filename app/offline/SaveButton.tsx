import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button/index.ts';
import { Icon } from '../../ui/Icon/index.ts';
import { withJavaScript } from '../../ui/javascript.css.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import { usePage } from '../PageContext.tsx';
import { cachesOf, savedPrefix } from './deviceCaches.ts';
import * as css from './SaveButton.css.ts';
import type { SaveButtonState, SaveOutcomeProps } from './SaveOutcome.tsx';

/** Of the namespace `saved`, and what a press does: no page needs them before somebody comes to the button. */
const load = (lang: string) =>
  Promise.all([
    import('./SaveOutcome.tsx'),
    lang === 'ja' ? import('../i18n/ja/saved.json') : import('../i18n/en/saved.json'),
  ]);

/** Saves a course on this device, for when there is no network. Not there without JavaScript, which it needs. */
export function SaveButton({ id }: { id: number }) {
  const { t, i18n } = usePage();
  const isHydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const [presses, setPresses] = useState(0);
  const [Outcome, setOutcome] = useState<ComponentType<SaveOutcomeProps>>();
  const [state, setState] = useState<SaveButtonState>();
  const prepare = useCallback(
    () =>
      load(i18n.lang).then(([{ SaveOutcome }, texts]) => {
        i18n.add({ saved: texts.default });
        setOutcome(() => SaveOutcome);
      }),
    [i18n],
  );
  // Its code could not come: most likely there is no network.
  const fail = () => setState({ label: t('course:save'), isPending: false, words: t('offlineTitle') });
  const comeNear = () => void (Outcome || prepare().catch(() => undefined));
  useEffect(() => {
    // What is already saved is said at once.
    const own = `${savedPrefix}${id}-${i18n.lang}-`;
    cachesOf(savedPrefix)
      .then((names) => (names.some((name) => name.startsWith(own)) ? prepare() : undefined))
      .catch(() => undefined);
  }, [id, i18n, prepare]);
  const returnFocus = useCallback(() => button.current?.focus(), []);
  return (
    <div className={css.save}>
      <Button
        ref={button}
        variant="secondary"
        data-waiting={!isHydrated || undefined}
        className={withJavaScript}
        isPending={state?.isPending ?? false}
        onPress={() => {
          setPresses(presses + 1);
          if (!Outcome) prepare().catch(fail);
        }}
        onFocus={comeNear}
        onPointerEnter={comeNear}
      >
        <Icon name="download-simple" />
        {state?.label ?? t('course:save')}
      </Button>
      <p role="status">{state?.words}</p>
      {Outcome && <Outcome {...{ id, presses }} onState={setState} onReturn={returnFocus} />}
    </div>
  );
}
