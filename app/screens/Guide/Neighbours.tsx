import { Icon } from '../../../ui/Icon/index.ts';
import { type GuideRow, type GuideSeries, guideRoute } from '../../guides/guide.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import * as css from './GuideScreen.css.ts';

type Named = { id: GuideRow['id']; title: string } | null;

export interface NeighboursProps {
  series: GuideSeries;
  previous: Named;
  next: Named;
}

/** The guides before and after, and all of them. */
export function Neighbours({ series, previous, next }: NeighboursProps) {
  const { t, href } = usePage();
  const to = (guide: NonNullable<Named>) => href(path(guideRoute[series], { id: guide.id }));
  return (
    <nav aria-label={t(`guide:more_${series}`)} className={css.neighbours}>
      {previous && (
        <a href={to(previous)} rel="prev" className={css.neighbour.previous}>
          <Icon name="caret-left" />
          <span>{t('guide:previous', previous)}</span>
        </a>
      )}
      {next && (
        <a href={to(next)} rel="next" className={css.neighbour.next}>
          <span>{t('guide:next', next)}</span>
          <Icon name="caret-right" />
        </a>
      )}
      <a href={href(path(series))} className={css.neighbour.all}>
        <Icon name="list" />
        <span>{t(`guide:all_${series}`)}</span>
      </a>
    </nav>
  );
}
