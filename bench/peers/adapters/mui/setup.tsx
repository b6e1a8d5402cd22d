import { CssBaseline, createTheme, ThemeProvider } from '@mui/material';
import { jaJP } from '@mui/material/locale';
import type { Adapter } from '../../adapter.ts';

const theme = createTheme({}, jaJP);

export const adapter: Adapter = {
  Provider: ({ children }) => (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  ),
};
