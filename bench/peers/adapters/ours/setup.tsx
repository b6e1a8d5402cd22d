import 'tokotoko-ui/tokens.css';
import { Fragment } from 'react';
import type { Adapter } from '../../adapter.ts';

/** It needs no provider. */
export const adapter: Adapter = { Provider: Fragment };
