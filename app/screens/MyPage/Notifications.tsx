import { withJavaScript, withoutJavaScript } from '../../../ui/javascript.css.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { LazyPush } from '../../push/LazyPush.tsx';

/** Whether this device gets notifications, and which. */
export function Notifications({ ownRegion }: { ownRegion: string }) {
  const { t, settings } = usePage();
  // The worker shows them: where it is withdrawn, nothing would come.
  if (!settings.hasWorker) return null;
  return (
    <div id="notifications">
      <Section heading={t('myPage:push')} lead={t('myPage:pushLead')}>
        <div className={withJavaScript}>
          <LazyPush
            ownRegion={ownRegion}
            loading={t('myPage:pushLoading')}
            missing={t('myPage:pushMissing')}
            again={t('myPage:pushAgain')}
          />
        </div>
        <p className={withoutJavaScript}>{t('myPage:pushWithout')}</p>
      </Section>
    </div>
  );
}
