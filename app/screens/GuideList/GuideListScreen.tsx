import { text } from '../../../tokens/typography.css.ts';
import { cover } from '../../../ui/Card/Card.css.ts';
import { Drawing } from '../../../ui/Figure/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { measure, stack } from '../../../ui/layout.css.ts';
import { drawingHref } from '../../guides/content.ts';
import { drawingSize, type GuideRow, type GuideSeries, guideRoute } from '../../guides/guide.ts';
import { usePage } from '../../PageContext.tsx';
import { path, route } from '../../routes.ts';
import * as css from './GuideListScreen.css.ts';

export interface GuideListData {
  series: GuideSeries;
  guides: readonly (Pick<GuideRow, 'id' | 'drawing' | 'tint'> & { title: string; lead: string })[];
}

const otherSeries = { tips: 'fashion', fashion: 'tips' } as const;

/** Tips come one after another; outfits stand side by side. */
export function GuideListScreen({ series, guides }: GuideListData) {
  const { t, lang, href } = usePage();
  const List = series === 'tips' ? 'ol' : 'ul';
  const other = otherSeries[series];
  return (
    <div className={stack.l}>
      <div className={stack.s}>
        <h1 className={text.title}>{route(series).label[lang]}</h1>
        <p className={measure}>{t(`guideList:lead_${series}`)}</p>
      </div>
      <List className={css.list[series]}>
        {guides.map(({ id, title, lead, drawing, tint }, index) => (
          <li key={id} className={css.item[series]}>
            <div className={css.picture}>
              <Drawing href={drawingHref(series, drawing)} {...drawingSize[series]} tint={tint} />
            </div>
            <div>
              <h2 className={text.subheading}>
                {series === 'tips' && <span className={css.number}>{index + 1}</span>}{' '}
                <a href={href(path(guideRoute[series], { id }))} className={cover}>
                  {title}
                </a>
              </h2>
              <p>{lead}</p>
            </div>
          </li>
        ))}
      </List>
      <p>
        <Link href={href(path(other))} variant="standalone">
          {t(`guideList:to_${other}`)}
        </Link>
      </p>
    </div>
  );
}
