import type { Output } from '../../../contract/index.ts';
import type { PhotoSummary } from '../../../contract/photos.ts';
import { text } from '../../../tokens/typography.css.ts';
import { Picture } from '../../../ui/Figure/index.ts';
import { split, stack } from '../../../ui/layout.css.ts';
import { RankingList } from '../../../ui/RankingList/index.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { PhotoGrid, type PhotoGridProps } from '../../photos/PhotoGrid.tsx';
import { pictureOf } from '../../photos/pictureOf.ts';
import { likesWords } from '../../photos/words.ts';
import { path } from '../../routes.ts';
import { NameIn } from '../../text/NameIn.tsx';
import * as css from './PhotosScreen.css.ts';

type RankingsProps = Output<'GET /ranking_photo'> & Pick<PhotoGridProps, 'footerOf'>;

/** What was posted and what was liked in the last month. */
export function Rankings({ posted, liked, footerOf }: RankingsProps) {
  const { t, i18n, href } = usePage();
  return (
    <Section heading={t('photos:month')} lead={t('photos:monthLead')}>
      <div className={split}>
        <div className={stack.s}>
          <h3 className={text.subheading}>{t('photos:posted')}</h3>
          {posted.length ? (
            <PhotoGrid label={t('photos:posted')} photos={posted} footerOf={footerOf} />
          ) : (
            <p className={css.nothing}>{t('photos:noPosted')}</p>
          )}
        </div>
        <div className={stack.s}>
          <h3 className={text.subheading}>{t('photos:liked')}</h3>
          <RankingList
            label={t('photos:liked')}
            headingLevel={4}
            rankLabel={(rank) => t('photos:rank', { rank })}
            sharedLabel={t('photos:rankShared')}
            empty={<p className={css.nothing}>{t('photos:noLiked')}</p>}
            items={liked.map(({ rank, count, photo }) => ({
              ...{ id: photo.id, rank, value: count },
              name: <NameIn name={photo.title} />,
              href: href(path('photo', photo)),
              figure: <Thumbnail {...photo} />,
              count: likesWords(count, i18n),
            }))}
          />
        </div>
      </div>
    </Section>
  );
}

function Thumbnail({ image }: PhotoSummary) {
  const { t } = usePage();
  return (
    <span className={css.thumbnail}>
      <Picture {...pictureOf(image)} sizes="12rem" isFramed missingLabel={t('photoCommon:missing')} />
    </span>
  );
}
