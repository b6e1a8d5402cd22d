import type { ReactNode } from 'react';
import type { Closure, RaisedAlert } from '../../../contract/duty.ts';
import type { Output } from '../../../contract/index.ts';
import { text } from '../../../tokens/typography.css.ts';
import { cluster } from '../../../ui/layout.css.ts';
import { Tag } from '../../../ui/Tag/index.ts';
import type { Submission } from '../../forms/useSubmission.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { roleInWords } from '../../staff/words.ts';
import { EndForm } from './EndForm.tsx';
import * as css from './StaffDuty.css.ts';
import { reasonInWords } from './words.ts';

export interface StandingProps {
  state: Output<'GET /staff/duty'>;
  submissionOf: (form: string) => Submission;
}

/** What is closed and what is warned of, now and later, each with the way to end it. */
export function Standing({ state: { closures, alerts }, submissionOf }: StandingProps) {
  const { t, lang } = usePage();
  return (
    <>
      <Section heading={t('staffDuty:closuresHeading')}>
        {closures.length === 0 ? (
          <p>{t('staffDuty:noClosures')}</p>
        ) : (
          <ul className={css.entries}>
            {closures.map((closure) => (
              <Entry
                key={closure.id}
                entry={closure}
                name={t('courseChoice:courseOf', { name: closure.course.name, town: closure.course.municipality.name })}
                kind={`${t(`staffDuty:status_${closure.status}`)} · ${reasonInWords(closure.reason, t)}`}
                words={closure[`note_${lang}`]}
              >
                <EndForm entry={closure} submissionOf={submissionOf} />
              </Entry>
            ))}
          </ul>
        )}
      </Section>
      <Section heading={t('staffDuty:alertsHeading')}>
        {alerts.length === 0 ? (
          <p>{t('staffDuty:noAlerts')}</p>
        ) : (
          <ul className={css.entries}>
            {alerts.map((alert) => (
              <Entry
                key={alert.id}
                entry={alert}
                name={t(`staffDuty:alert_${alert.kind}`)}
                kind={null}
                words={alert[`message_${lang}`]}
              >
                <EndForm entry={alert} submissionOf={submissionOf} />
              </Entry>
            ))}
          </ul>
        )}
      </Section>
    </>
  );
}

interface EntryProps {
  entry: Closure | RaisedAlert;
  name: string;
  kind: string | null;
  words: string;
  children: ReactNode;
}

function Entry({ entry: { from, until, is_now, by, may_end }, name, kind, words, children }: EntryProps) {
  const { t, i18n } = usePage();
  return (
    <li className={css.entry}>
      <h3 className={text.subheading}>{name}</h3>
      <p className={cluster.s}>
        <Tag variant={is_now ? 'strong' : 'accent'}>{t(is_now ? 'staffDuty:isNow' : 'staffDuty:isPlanned')}</Tag>
        {kind}
      </p>
      <p className={css.written}>{words}</p>
      <p>
        <time dateTime={from}>{t('staffDuty:since', { moment: i18n.moment(from) })}</time>{' '}
        {until ? (
          <time dateTime={until}>{t('staffDuty:till', { moment: i18n.moment(until) })}</time>
        ) : (
          t('staffDuty:tillEnded')
        )}{' '}
        {t('staffDuty:setBy', { role: roleInWords(by, t) })}
      </p>
      {may_end && children}
    </li>
  );
}
