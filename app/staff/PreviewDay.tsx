import { Button } from '../../ui/Button/index.ts';
import { cx } from '../../ui/cx.ts';
import { stack } from '../../ui/layout.css.ts';
import { TextField } from '../../ui/TextField/index.ts';
import { usePage } from '../PageContext.tsx';
import * as css from './preview.css.ts';

export interface PreviewDayProps {
  /** Of the proposal. */
  id: number | string;
  on: string;
  /** Of the link by which it is seen. */
  token: string | null;
  /** Address without a query; default: that of the open page. */
  action?: string;
  description?: string;
  errorMessage?: string;
}

/** Chooses the day as of which a page is shown. A form without JavaScript: nothing runs in a preview. */
export function PreviewDay({ id, on, token, action, description, errorMessage }: PreviewDayProps) {
  const { t, lang, path } = usePage();
  return (
    <form method="get" action={action ?? path} className={cx(stack.s, css.day)}>
      <input type="hidden" name="id" value={id} />
      {token !== null && <input type="hidden" name="token" value={token} />}
      {lang !== 'ja' && <input type="hidden" name="lang" value={lang} />}
      <TextField
        id="on"
        name="on"
        type="date"
        label={t('staffPreview:day')}
        description={description}
        defaultValue={on}
        errorMessage={errorMessage}
      />
      <div>
        <Button type="submit" variant="secondary">
          {t('staffPreview:show')}
        </Button>
      </div>
    </form>
  );
}
