import { type ComponentType, type ReactNode, useEffect } from 'react';
import type { Adapter } from '../adapter.ts';

/** Its effect comes after those of everything inside. */
function Ended({ onEnd, children }: { onEnd?: (() => void) | undefined; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it ends once
  useEffect(() => onEnd?.(), []);
  return children;
}

/** What is rendered on the server, and hydrated. */
export const whole = ({ Provider }: Adapter, Page: ComponentType, onEnd?: () => void) => (
  <Ended onEnd={onEnd}>
    <Provider>
      <Page />
    </Provider>
  </Ended>
);
