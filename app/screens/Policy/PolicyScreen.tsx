import type { DeviceRow, ServerRow } from '../../../contract/storedData.ts';
import { text } from '../../../tokens/typography.css.ts';
import { DescriptionList } from '../../../ui/DescriptionList/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { measure, stack } from '../../../ui/layout.css.ts';
import { apart } from '../../layout/Section.css.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { Prose } from '../../text/Prose.tsx';
import { ConsentForm } from './ConsentForm.tsx';
import { Rights } from './Rights.tsx';
import { DeviceTable, ServerTable } from './StoredTable.tsx';

export interface PolicyScreenProps {
  /** Trusted HTML of the repository's Markdown; the comments `stored` and `rights` in it mark where those belong. */
  html: string;
  /** null: the policy is about cookies and the device alone. */
  server: readonly ServerRow[] | null;
  device: readonly DeviceRow[];
  changedOn: string;
}

/** A policy: its text, and in it what is stored, which comes from the code that stores it. */
export function PolicyScreen({ html, server, device, changedOn }: PolicyScreenProps) {
  const { t, lang, route, settings, i18n } = usePage();
  const [opening = '', afterStored = '', afterRights = ''] = html.split(/<!-- (?:stored|rights) -->/);
  return (
    <>
      <div className={stack.m}>
        <h1 className={text.title}>{route?.label[lang]}</h1>
        <Prose html={opening} />
      </div>
      {server && (
        <Section heading={t('policy:server')}>
          <ServerTable rows={server} />
        </Section>
      )}
      <Section heading={t('policy:device')}>
        <DeviceTable rows={device} />
      </Section>
      {settings.searchProvider !== null && (
        <Section heading={t('policy:search')}>
          <p className={measure}>{t('policy:searchText', { host: new URL(settings.searchProvider).host })}</p>
        </Section>
      )}
      <Prose html={afterStored} className={apart} />
      {server === null ? (
        <div className={apart}>
          <ConsentForm />
        </div>
      ) : (
        <>
          <Section heading={t('policy:rights')}>
            <Rights />
          </Section>
          <Prose html={afterRights} className={apart} />
          <Section heading={t('policy:contact')} lead={t('policy:contactText')}>
            <p>
              <Link href={settings.contactUrl} variant="standalone" isExternal externalLabel={t('external')}>
                {t('contact')}
              </Link>
            </p>
          </Section>
        </>
      )}
      <Section heading={t('policy:dates')}>
        <div className={measure}>
          <DescriptionList items={[{ term: t('policy:changedOn'), description: i18n.date(changedOn) }]} />
        </div>
      </Section>
    </>
  );
}
