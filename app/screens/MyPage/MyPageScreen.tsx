import type { Title, WalkTotals } from '../../../contract/walks.ts';
import { text } from '../../../tokens/typography.css.ts';
import { cx } from '../../../ui/cx.ts';
import { measure, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { DroppedNotice } from '../../favourites/DroppedNotice.tsx';
import { usePage } from '../../PageContext.tsx';
import { PasswordWasReset } from '../../profile/PasswordWasReset.tsx';
import type { KeptCounts } from '../../profile/useKeptCounts.ts';
import { NameIn } from '../../text/NameIn.tsx';
import type { StampCardPage } from './cards.ts';
import { KeptHere } from './KeptHere.tsx';
import { MemberPages } from './MemberPages.tsx';
import { NoStampYet } from './NoStampYet.tsx';
import { Notifications } from './Notifications.tsx';
import { OwnPhotos, type OwnPhotosProps } from './OwnPhotos.tsx';
import { PhotoDeletion, type PhotoDeletionProps } from './PhotoDeletion.tsx';
import { Stamps } from './Stamps.tsx';
import { Titles } from './Titles.tsx';
import { Totals } from './Totals.tsx';

export interface MyPageScreenProps {
  name: string;
  card: StampCardPage;
  /** The address asks for a card that there is not. */
  isUnknownCard: boolean;
  titles: readonly Title[];
  nextTitle: Title | null;
  month: WalkTotals;
  total: WalkTotals;
  photos: OwnPhotosProps;
  photoDeletion: PhotoDeletionProps;
  /** The password was reset by secret answers, and this is the first login since. */
  passwordResetOn: string | null;
  kept: KeptCounts;
  /** Slug of the municipality that the member is registered in, or another choice of the form. */
  region: string;
}

/** What a member has walked, and the way to everything that is theirs. */
export function MyPageScreen(props: MyPageScreenProps) {
  const { name, card, isUnknownCard, titles, nextTitle, month, total, photos, photoDeletion, ...rest } = props;
  const { passwordResetOn, kept, region } = rest;
  const { t, lang, route } = usePage();
  return (
    <>
      <div className={stack.m}>
        <h1 className={text.title}>{route?.label[lang]}</h1>
        <div className={cx(stack.xs, measure)}>
          <p className={text.lead}>
            <NameIn name={name} sentence={(each) => t('myPage:hello', { name: each })} />
          </p>
          {card.total > 0 && <p>{t('myPage:walkedSoFar', { count: card.total })}</p>}
        </div>
        <DroppedNotice />
        <PasswordWasReset on={passwordResetOn} />
        <PhotoDeletion {...photoDeletion} />
        {isUnknownCard && (
          <Notice tone="error" heading={t('myPage:unknownCard')}>
            {t('myPage:shownInstead')}
          </Notice>
        )}
        {card.total === 0 && <NoStampYet />}
      </div>
      <Stamps card={card} titles={titles} />
      <Titles titles={titles} nextTitle={nextTitle} />
      {total.walks > 0 && <Totals month={month} total={total} />}
      <OwnPhotos {...photos} />
      <Notifications ownRegion={region} />
      <KeptHere {...kept} />
      <MemberPages />
    </>
  );
}
