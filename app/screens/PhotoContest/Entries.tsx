import type { ReactNode } from 'react';
import type { ContestEdition } from '../../../contract/contest.ts';
import type { PhotoSummary } from '../../../contract/photos.ts';
import { text } from '../../../tokens/typography.css.ts';
import { Pagination } from '../../../ui/Pagination/index.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { PhotoGrid } from '../../photos/PhotoGrid.tsx';
import type { ContestData } from './PhotoContest.tsx';

interface EntriesProps extends Pick<ContestData, 'entries' | 'total' | 'page_num' | 'limit_num'> {
  contest: ContestEdition;
  likeOf: ((photo: PhotoSummary) => ReactNode) | undefined;
}

/** The published entries, in an order that is another one every day. */
export function Entries({ contest, entries, total, page_num, limit_num, likeOf }: EntriesProps) {
  const { t, href, path: here } = usePage();
  return (
    <Section heading={t('photoContest:entries')} lead={t('photoContest:order')}>
      <PhotoGrid label={t('photoContest:entries')} photos={entries} {...(likeOf && { footerOf: likeOf })} />
      <Pagination
        page={page_num}
        pageCount={Math.ceil(total / limit_num)}
        hrefFor={(page) => href(here, { id: contest.id, page: page > 1 && page })}
        label={t('photoContest:pages')}
        previousLabel={t('photoContest:previous')}
        nextLabel={t('photoContest:next')}
        pageLabel={(page) => t('photoContest:page', { page })}
      />
      {entries.some(({ is_sample }) => is_sample) && <p className={text.small}>{t('photoCommon:samples')}</p>}
    </Section>
  );
}
