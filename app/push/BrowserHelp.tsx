import { stack } from '../../ui/layout.css.ts';
import { usePage } from '../PageContext.tsx';
import { browserKind } from './pushDevice.ts';

/** What helps where there are no notifications: in the browser of iPhones they come with installing. */
export function Unsupported() {
  const { t } = usePage();
  if (browserKind(navigator) !== 'ios') return <p>{t('push:otherBrowser')}</p>;
  return (
    <div className={stack.xs}>
      <p>{t('push:iosLead')}</p>
      <ol>
        <li>{t('push:iosShare')}</li>
        <li>{t('push:iosAdd')}</li>
        <li>{t('push:iosOpen')}</li>
      </ol>
    </div>
  );
}

/** How to undo a no: only the settings of this browser can. */
export function Denied() {
  const { t } = usePage();
  const kind = browserKind(navigator);
  return (
    <div className={stack.xs}>
      <p>{t('push:deniedLead')}</p>
      <p>{t(`push:undo_${kind === 'ios' ? 'iosInstalled' : kind}`)}</p>
      <p>{t('push:deniedThen')}</p>
    </div>
  );
}
