import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import { MantineProvider } from '@mantine/core';
import type { Adapter } from '../../adapter.ts';

export const adapter: Adapter = { Provider: ({ children }) => <MantineProvider>{children}</MantineProvider> };
