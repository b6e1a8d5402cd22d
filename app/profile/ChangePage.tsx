import type { ReactNode } from 'react';
import { text } from '../../tokens/typography.css.ts';
import { Button } from '../../ui/Button/index.ts';
import { Link } from '../../ui/Link/index.ts';
import { measure, stack } from '../../ui/layout.css.ts';
import { Notice } from '../../ui/Notice/index.ts';
import { usePage } from '../PageContext.tsx';
import { path } from '../routes.ts';

export interface ChangePageProps {
  /** What is registered now; a password is not shown. */
  current?: { label: string; value: ReactNode };
  isSaved: boolean;
  savedTitle: string;
  /** What follows from the change. */
  saved?: ReactNode;
  /** Before the form. */
  note?: ReactNode;
  /** The form, described by `again`. */
  children: ReactNode;
}

/** A page that changes one of the registered details: what it is now, that it can be changed again, the form, and the way back. */
export function ChangePage({ current, isSaved, savedTitle, saved, note, children }: ChangePageProps) {
  const { t, lang, href, route } = usePage();
  return (
    <div className={`${stack.l} ${measure}`}>
      <h1 className={text.title}>{route?.label[lang]}</h1>
      {isSaved && (
        <Notice tone="success" heading={savedTitle}>
          {saved}
        </Notice>
      )}
      <div className={stack.xs}>
        {current && (
          <p>
            {current.label}: <strong>{current.value}</strong>
          </p>
        )}
        <p id={again}>{t('profile:again')}</p>
        {note}
      </div>
      {children}
      <p>
        <Link href={href(path('memberDetails'))} variant="standalone">
          {t('profile:back')}
        </Link>
      </p>
    </div>
  );
}

/** Of the words that describe the form. */
export const again = 'again';

/** Sends the form of such a page. */
export function ChangeButton({ isPending }: { isPending: boolean }) {
  const { t } = usePage();
  return (
    <div>
      <Button type="submit" size="l" isPending={isPending} pendingLabel={t('profile:sending')}>
        {t('profile:submit')}
      </Button>
    </div>
  );
}
