import { LocaleProvider } from '@chakra-ui/react/locale';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { Adapter } from '../../adapter.ts';
import { system } from './theme.ts';

export const adapter: Adapter = {
  Provider: ({ children }) => (
    <ChakraProvider value={system}>
      <LocaleProvider locale="ja-JP">{children}</LocaleProvider>
    </ChakraProvider>
  ),
};
