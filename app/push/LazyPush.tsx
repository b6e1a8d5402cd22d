import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { Language } from '../../contract/values.ts';
import { Button } from '../../ui/Button/index.ts';
import { usePage } from '../PageContext.tsx';
import type { PushPanelProps } from './PushPanel.tsx';

/** With the texts of the namespace `push`. */
const load = (lang: Language) =>
  Promise.all([
    import('./PushPanel.tsx'),
    lang === 'ja' ? import('../i18n/ja/push.json') : import('../i18n/en/push.json'),
  ]);

export interface LazyPushProps extends PushPanelProps {
  /** While it comes. Nothing is said where these are left out. */
  loading?: string;
  /** When it did not come, and to try again. */
  missing?: string;
  again?: string;
}

/** Notifications on this device, whose code comes when the page is there: no page waits for it. */
export function LazyPush({ loading, missing, again, ...props }: LazyPushProps) {
  const { i18n } = usePage();
  const [Panel, setPanel] = useState<ComponentType<PushPanelProps>>();
  const [isMissing, setMissing] = useState(false);
  const fetchCode = useCallback(() => {
    setMissing(false);
    load(i18n.lang).then(
      ([{ PushPanel }, texts]) => {
        i18n.add({ push: texts.default });
        setPanel(() => PushPanel);
      },
      () => setMissing(true),
    );
  }, [i18n]);
  useEffect(fetchCode, [fetchCode]);
  if (Panel) return <Panel {...props} />;
  return (
    <>
      <p role="status">{isMissing ? missing : loading}</p>
      {isMissing && again && (
        <p>
          <Button variant="secondary" onPress={fetchCode}>
            {again}
          </Button>
        </p>
      )}
    </>
  );
}
