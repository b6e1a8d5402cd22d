import { ChakraProvider, defaultSystem, LocaleProvider } from '@chakra-ui/react';
import type { Adapter } from '../../adapter.ts';

export const adapter: Adapter = {
  Provider: ({ children }) => (
    <ChakraProvider value={defaultSystem}>
      <LocaleProvider locale="ja-JP">{children}</LocaleProvider>
    </ChakraProvider>
  ),
};
