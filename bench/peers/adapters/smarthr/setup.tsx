import 'smarthr-ui/smarthr-ui.css';
import { createTheme, IntlProvider, ThemeProvider } from 'smarthr-ui';
import type { Adapter } from '../../adapter.ts';

const theme = createTheme();

export const adapter: Adapter = {
  Provider: ({ children }) => (
    <IntlProvider locale="ja">
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </IntlProvider>
  ),
};
