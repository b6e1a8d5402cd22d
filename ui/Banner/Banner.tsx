import type { ReactNode, Ref } from 'react';
import { stack } from '../layout.css.ts';
import { PageWidth } from '../PageWidth/PageWidth.tsx';
import * as css from './Banner.css.ts';

export type BannerProps = {
  /** name of the region */
  label: string;
  /** words; links in them lead to more */
  children: ReactNode;
  /** buttons of the same weight, or a form of them that works before JavaScript has loaded; `cluster.s` sets them side by side */
  actions?: ReactNode;
  /** the region can take the focus: to move it here when a person asks for the banner */
  ref?: Ref<HTMLElement> | undefined;
};

/** A question or news for the whole page, in its flow: it covers nothing, takes no focus, and one can read on past it. */
export function Banner({ label, children, actions, ref }: BannerProps) {
  return (
    <section ref={ref} tabIndex={-1} aria-label={label} className={css.banner}>
      <PageWidth className={css.inner}>
        <div className={stack.xs}>{children}</div>
        {actions}
      </PageWidth>
    </section>
  );
}
