import { text } from '../../../tokens/typography.css.ts';
import { Link } from '../../../ui/Link/index.ts';
import { stack } from '../../../ui/layout.css.ts';
import { useLoginAddress } from '../../layout/useLoginAddress.ts';
import { usePage } from '../../PageContext.tsx';
import { path as pathOf } from '../../routes.ts';
import type { PageTree } from './pageTree.ts';
import * as css from './SiteMapScreen.css.ts';

/** Every page that has an address of its own, each under the page it belongs to. */
export function SiteMapScreen({ title, pages }: { title: string; pages: readonly PageTree[] }) {
  return (
    <div className={stack.l}>
      <h1 className={text.title}>{title}</h1>
      <Branch pages={pages} />
    </div>
  );
}

function Branch({ pages }: { pages: readonly PageTree[] }) {
  const { lang, href } = usePage();
  const loginAddress = useLoginAddress();
  return (
    <ul className={css.list}>
      {pages.map(({ path, label, below }) => (
        <li key={path}>
          {/* As in the header of the page: one name, one place. */}
          <Link href={path === pathOf('login') ? loginAddress : href(path)} variant="standalone">
            {label[lang]}
          </Link>
          {below.length > 0 && (
            <div className={css.below}>
              <span aria-hidden="true" className={css.path} />
              <Branch pages={below} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
