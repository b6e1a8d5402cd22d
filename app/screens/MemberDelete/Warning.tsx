import { text } from '../../../tokens/typography.css.ts';
import { ButtonLink } from '../../../ui/ButtonLink/index.ts';
import { Icon } from '../../../ui/Icon/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { cluster, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { usePage } from '../../PageContext.tsx';
import { dataFile } from '../../profile/dataFile.ts';
import { path } from '../../routes.ts';
import { instead } from './instead.ts';
import * as css from './MemberDeleteScreen.css.ts';

/** What will be deleted, and that it can be taken along before. */
export function Warning({ stored, onConfirm }: { stored: readonly string[]; onConfirm: () => void }) {
  const { t, lang, href } = usePage();
  return (
    <>
      <Notice tone="warning" heading={t('memberDelete:warningTitle')}>
        {t('memberDelete:warningText')}
      </Notice>
      <section className={stack.s} aria-labelledby="what-goes">
        <h2 id="what-goes" className={text.heading}>
          {t('memberDelete:whatGoes')}
        </h2>
        <ul className={css.list}>
          {stored.map((what) => (
            <li key={what} className={css.item}>
              <Icon name="trash" className={css.sign} />
              <span>{what}</span>
            </li>
          ))}
        </ul>
        <p>{t('memberDelete:whatStays')}</p>
      </section>
      <section className={stack.s} aria-labelledby="take-along">
        <h2 id="take-along" className={text.heading}>
          {t('memberDelete:takeAlong')}
        </h2>
        <p>{t('memberDelete:takeAlongText')}</p>
        <p className={cluster.m}>
          <Link href={href(path('memberData'))} variant="standalone">
            {t('memberDelete:see')}
          </Link>
          <Link href={dataFile(lang)} variant="standalone" download>
            <Icon name="download-simple" />
            {t('memberDelete:download')}
          </Link>
        </p>
      </section>
      <div className={cluster.s}>
        <ButtonLink
          href={href(path('memberDelete'), { step: 'confirm' })}
          variant="danger"
          onClick={instead(onConfirm)}
        >
          {t('memberDelete:goOn')}
        </ButtonLink>
        <ButtonLink href={href(path('memberDetails'))} variant="secondary">
          {t('memberDelete:stop')}
        </ButtonLink>
      </div>
    </>
  );
}
