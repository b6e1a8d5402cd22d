import { cover } from '../../../ui/Card/Card.css.ts';
import { cx } from '../../../ui/cx.ts';
import { Footpath } from '../../../ui/Footpath/index.ts';
import { grid } from '../../../ui/layout.css.ts';
import { tint } from '../../../ui/Tag/Tag.css.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import * as css from './TopScreen.css.ts';
import type { TopData } from './TopScreen.tsx';

/** Invitations in the light of their scene. */
export function Banners({ banners }: Pick<TopData, 'banners'>) {
  const { t, href } = usePage();
  if (!banners.length) return null;
  return (
    <Section isOneOfMany heading={t('top:banners')}>
      <ul className={cx(grid.wide, css.list)}>
        {banners.map((banner) => (
          <li key={banner.id} className={cx(css.banner, tint[banner.scene])}>
            <h3 className={css.bannerTitle}>
              <a href={href(banner.href)} className={cx(css.onTint, cover)}>
                {banner.title}
              </a>
            </h3>
            <p>{banner.text}</p>
            <Footpath className={css.bannerPath} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
