import { equipmentKinds, type InstitutionKind, shopIcons } from '../../../contract/institutionKinds.ts';
import { text } from '../../../tokens/typography.css.ts';
import { IconList } from '../../../ui/IconList/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { cluster, measure } from '../../../ui/layout.css.ts';
import { iconsOf } from '../../institutions/iconsOf.ts';
import { searchPath } from '../../institutions/kinds.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import * as css from './AreaGuide.css.ts';

/** What one needs to know of a kind: the four icons, the card, or what each piece of equipment trains. */
export function About({ kind }: { kind: InstitutionKind }) {
  if (kind === 'cooperation') return <Icons />;
  if (kind === 'sponsor') return <CourtesyCard />;
  return <Equipment />;
}

function Icons() {
  const { t, href } = usePage();
  return (
    <Section heading={t('areaGuide:icons')} lead={t('areaGuide:iconsLead')}>
      <IconList items={iconsOf(shopIcons, t)} />
      <h3 className={text.subheading}>{t('areaGuide:byIcon')}</h3>
      <ul className={cluster.m}>
        {shopIcons.map((icon) => (
          <li key={icon}>
            <Link href={href(searchPath('cooperation'), { icons: icon })} variant="standalone">
              {t('areaGuide:shopsWith', { icon: t(`institution:${icon}Icon`) })}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function CourtesyCard() {
  const { t } = usePage();
  return (
    <Section heading={t('areaGuide:card')}>
      <div className={css.card}>
        <p className={text.label}>{t('areaGuide:cardName')}</p>
        <p>{t('areaGuide:cardText')}</p>
      </div>
      <ol>
        <li>{t('areaGuide:cardStep1')}</li>
        <li>{t('areaGuide:cardStep2')}</li>
        <li>{t('areaGuide:cardStep3')}</li>
      </ol>
      <p className={measure}>{t('areaGuide:cardSample')}</p>
    </Section>
  );
}

function Equipment() {
  const { t, href } = usePage();
  return (
    <Section heading={t('areaGuide:equipment')} lead={t('areaGuide:equipmentLead')}>
      <ul className={css.pieces}>
        {equipmentKinds.map((kind) => (
          <li key={kind} className={css.piece}>
            <Link href={href(searchPath('playground'), { equipment: kind })} variant="standalone">
              {t(`institution:equipment_${kind}`)}
            </Link>
            <p>{t(`areaGuide:trains_${kind}`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
