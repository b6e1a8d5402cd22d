import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { Notice } from '../../ui/Notice/index.ts';
import * as css from './review.css.ts';
import type { Words } from './screens.ts';

/** Japanese, then English, each in its own voice. */
export function Both({ ja, en, className }: Words & { className?: string }) {
  return (
    <span className={cx(className)}>
      <span lang="ja">{ja}</span>{' '}
      <span lang="en" className={css.english}>
        {en}
      </span>
    </span>
  );
}

/** Ground of a page in the docs; what the docs do to headings and lists is taken back. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <div lang="ja" className={cx('sb-unstyled', css.sheet)}>
      {children}
    </div>
  );
}

export function Failed() {
  return (
    <Sheet>
      <Notice tone="error" live="assertive" heading="一覧を読み込めませんでした / The list could not be loaded">
        <p>
          <Both ja="ページを読み込み直してください。" en="Please reload the page." />
        </p>
      </Notice>
    </Sheet>
  );
}
