import type { ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import * as css from './Notice.css.ts';

export type NoticeProps = {
  tone?: 'info' | 'success' | 'warning' | 'error';
  /** says in words what the colour and the sign say: "A caution", "Could not be saved" */
  heading: ReactNode;
  headingLevel?: 2 | 3 | 4;
  children?: ReactNode;
  /** read out when it appears: `polite` when the person has finished, `assertive` at once (errors) */
  live?: 'polite' | 'assertive';
  /** with `tabIndex={-1}`, to move the focus here after a failed form */
  ref?: Ref<HTMLDivElement>;
  tabIndex?: -1;
  id?: string;
  className?: string;
};

const signs: Record<NonNullable<NoticeProps['tone']>, IconName> = {
  info: 'info',
  success: 'check-circle',
  warning: 'warning',
  error: 'warning-circle',
};
const roles = { polite: 'status', assertive: 'alert' };

export function Notice({ tone = 'info', heading, headingLevel, children, live, className, ...rest }: NoticeProps) {
  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <div {...rest} className={cx(css.notice[tone], className)} role={live && roles[live]}>
      <Icon name={signs[tone]} className={css.sign[tone]} />
      <Heading className={cx(css.heading, css.sign[tone])}>{heading}</Heading>
      {children && <div className={css.body}>{children}</div>}
    </div>
  );
}
