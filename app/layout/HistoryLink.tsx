import { Link } from '../../ui/Link/index.ts';
import { usePage, usePreferences } from '../PageContext.tsx';
import { route } from '../routes.ts';

/** The way to the history, for those who have agreed to one. */
export function HistoryLink() {
  const { lang, href, route: here } = usePage();
  const { consent } = usePreferences();
  const { id, path, label } = route('history');
  if (consent !== 'agree') return null;
  return (
    <Link href={href(path)} variant="standalone" isCurrent={here?.id === id}>
      {label[lang]}
    </Link>
  );
}
