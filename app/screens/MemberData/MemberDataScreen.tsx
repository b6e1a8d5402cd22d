import type { ExportedData } from '../../../contract/members.ts';
import { text } from '../../../tokens/typography.css.ts';
import { ButtonLink } from '../../../ui/ButtonLink/index.ts';
import { cx } from '../../../ui/cx.ts';
import { DescriptionList } from '../../../ui/DescriptionList/index.ts';
import { Icon } from '../../../ui/Icon/index.ts';
import { measure, stack } from '../../../ui/layout.css.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { dataFile } from '../../profile/dataFile.ts';
import { Rows } from './Rows.tsx';

export interface MemberDataScreenProps {
  exportedAt: string;
  parts: readonly ExportedData[];
  /** Words of values that stand for a choice, by the column. */
  choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Everything that is stored about a member, to read: what, why, until when, and the very entries. */
export function MemberDataScreen({ exportedAt, parts, choices }: MemberDataScreenProps) {
  const { t, lang, route, i18n } = usePage();
  return (
    <>
      <div className={`${stack.m} ${measure}`}>
        <h1 className={text.title}>{route?.label[lang]}</h1>
        <p className={text.lead}>{t('memberData:lead')}</p>
        <p>
          <time dateTime={exportedAt}>{t('memberData:asOf', { moment: i18n.moment(exportedAt) })}</time>
        </p>
        <p>
          <ButtonLink href={dataFile(lang)} variant="secondary" download>
            <Icon name="download-simple" />
            {t('memberData:download')}
          </ButtonLink>
        </p>
        <p>{t('memberData:downloadText')}</p>
      </div>
      {parts.map(({ table, what, why, until, rows }) => (
        <Section key={`${table} ${what}`} heading={what} isOneOfMany>
          <div className={cx(stack.s, measure)}>
            <DescriptionList
              items={[
                { term: t('memberData:why'), description: why },
                { term: t('memberData:until'), description: until },
              ]}
            />
          </div>
          <Rows caption={what} rows={rows} choices={choices} />
        </Section>
      ))}
    </>
  );
}
