import { text } from '../../../tokens/typography.css.ts';
import { Link } from '../../../ui/Link/index.ts';
import { measure, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { titleOf } from './title.ts';

/** The address names no proposal, or none that is there. */
export function NoProposal({ isGone }: { isGone: boolean }) {
  const { t, i18n, href, route } = usePage();
  return (
    <div className={`${stack.m} ${measure}`}>
      <h1 className={text.title}>{titleOf(route!, i18n)}</h1>
      <Notice tone={isGone ? 'warning' : 'info'} heading={t(isGone ? 'staffApproval:gone' : 'staffApproval:none')}>
        {t(isGone ? 'staffApproval:goneHelp' : 'staffApproval:noneHelp')}
      </Notice>
      <p>
        <Link href={href(path('staffContent'))} variant="standalone">
          {t('revision:toContent')}
        </Link>
      </p>
    </div>
  );
}
