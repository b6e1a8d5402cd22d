import './base.scss';
import { Theme } from '@carbon/react';
import type { Adapter } from '../../adapter.ts';

export const adapter: Adapter = { Provider: ({ children }) => <Theme theme="white">{children}</Theme> };
