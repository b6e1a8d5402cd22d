import type { MemberSession } from '../../../contract/members.ts';
import { Button } from '../../../ui/Button/index.ts';
import { Form, formWords } from '../../../ui/Form/index.ts';
import { cluster, measure } from '../../../ui/layout.css.ts';
import { Table } from '../../../ui/Table/index.ts';
import { Tag } from '../../../ui/Tag/index.ts';
import { useFormProblems } from '../../forms/useFormProblems.ts';
import type { Submission } from '../../forms/useSubmission.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';

/** Where the member is logged in, this device first, and one button that ends it everywhere else. */
export function Sessions({
  sessions,
  problem,
  isPending,
  onSubmit,
}: Submission & { sessions: readonly MemberSession[] }) {
  const { t, lang, i18n } = usePage();
  const problems = useFormProblems(problem);
  const hasOthers = sessions.some(({ is_current }) => !is_current);
  return (
    <Section heading={t('memberDetails:sessions')} lead={t('memberDetails:sessionsLead')}>
      <Table
        narrow="entries"
        caption={t('memberDetails:sessions')}
        isCaptionHidden
        columns={[
          { id: 'device', label: t('memberDetails:device'), isRowHeader: true },
          { id: 'started', label: t('memberDetails:started') },
          { id: 'lastSeen', label: t('memberDetails:lastSeen') },
        ]}
        rows={sessions.map(({ device, started_at, last_seen_at, is_current }, at) => ({
          id: at,
          device: (
            <span className={cluster.xs}>
              {device ?? t('memberDetails:unknownDevice')}
              {is_current && <Tag>{t('memberDetails:thisDevice')}</Tag>}
            </span>
          ),
          started: <time dateTime={started_at}>{i18n.moment(started_at)}</time>,
          lastSeen: <time dateTime={last_seen_at}>{i18n.moment(last_seen_at)}</time>,
        }))}
      />
      {hasOthers ? (
        <Form method="post" fields={{}} words={formWords[lang]} {...problems} onSubmit={onSubmit}>
          <div>
            <Button type="submit" variant="secondary" isPending={isPending} pendingLabel={t('memberDetails:ending')}>
              {t('memberDetails:endOthers')}
            </Button>
          </div>
        </Form>
      ) : (
        <p className={measure}>{t('memberDetails:noOthers')}</p>
      )}
    </Section>
  );
}
