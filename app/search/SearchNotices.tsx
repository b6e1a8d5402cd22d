import type { Problem } from '../../contract/problem.ts';
import { Button } from '../../ui/Button/index.ts';
import { Notice } from '../../ui/Notice/index.ts';
import { usePage } from '../PageContext.tsx';

/** What the address asks for and cannot be, one message a condition. */
export function WrongConditions({ messages }: { messages: readonly { field: string; message: string }[] }) {
  const { t } = usePage();
  return (
    messages.length > 0 && (
      <Notice tone="error" heading={t('search:wrongTitle')} live="polite" data-update>
        <ul>
          {messages.map(({ field, message }) => (
            <li key={field}>{message}</li>
          ))}
        </ul>
      </Notice>
    )
  );
}

/** The next results could not be loaded. */
export function SearchFailed({ problem, onRetry }: { problem: Problem; onRetry?: (() => void) | undefined }) {
  const { t } = usePage();
  const isOffline = problem.kind === 'offline';
  return (
    <Notice tone="error" heading={t(isOffline ? 'offlineTitle' : 'search:failedTitle')} live="assertive">
      <p>{t(isOffline ? 'offlineText' : 'search:failedText')}</p>
      {onRetry && (
        <Button variant="secondary" onPress={onRetry}>
          {t('failure:retry')}
        </Button>
      )}
    </Notice>
  );
}
