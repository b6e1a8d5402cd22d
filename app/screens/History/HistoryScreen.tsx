import type { ReactNode } from 'react';
import { text } from '../../../tokens/typography.css.ts';
import { cx } from '../../../ui/cx.ts';
import { withoutJavaScript } from '../../../ui/javascript.css.ts';
import { Link } from '../../../ui/Link/index.ts';
import { measure, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { TabNav } from '../../../ui/TabNav/index.ts';
import { usePage } from '../../PageContext.tsx';
import type { Consent } from '../../preferences.ts';
import { path } from '../../routes.ts';
import { ConsentNeeded } from './ConsentNeeded.tsx';
import { Withdraw } from './Withdraw.tsx';

export const lists = ['history', 'favourites'] as const;
export type ListName = (typeof lists)[number];

export interface HistoryScreenProps {
  list: ListName;
  /** The address asks for a list that there is not. */
  isUnknown: boolean;
  consent: Consent;
  /** What the device keeps; the server does not know it. */
  children: ReactNode;
}

/** What this device keeps of the visitor's: the pages seen last, for those who agree to it, and the favourites. */
export function HistoryScreen({ list, isUnknown, consent, children }: HistoryScreenProps) {
  const { t, href, member } = usePage();
  const isHistory = list === 'history';
  const isAllowed = !isHistory || consent === 'agree';
  return (
    <div className={stack.l}>
      <div className={stack.m}>
        <h1 className={text.title}>{t(`history:title_${list}`)}</h1>
        <p className={cx(text.lead, measure)}>
          {t(member && !isHistory ? 'history:lead_ownDevice' : `history:lead_${list}`)}
        </p>
        {member && !isHistory && (
          <p>
            <Link href={href(path('favourites'))} variant="standalone">
              {t('history:toFavourites')}
            </Link>
          </p>
        )}
        {isUnknown && (
          <Notice tone="error" heading={t('history:unknownList')}>
            {t('history:shownInstead')}
          </Notice>
        )}
        <TabNav
          label={t('history:lists')}
          items={lists.map((each) => ({
            id: each,
            label: t(`history:tab_${each}`),
            href: href(path('history'), { list: each !== lists[0] && each }),
            isCurrent: each === list,
          }))}
        />
        <div className={withoutJavaScript}>
          <Notice tone="warning" heading={t('history:scriptTitle')}>
            {t(`history:script_${list}`)}
          </Notice>
        </div>
      </div>
      {isAllowed ? children : <ConsentNeeded consent={consent} />}
      {isHistory && isAllowed && <Withdraw />}
    </div>
  );
}
