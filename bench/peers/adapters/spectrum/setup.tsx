import '@react-spectrum/s2/page.css';
import { Provider } from '@react-spectrum/s2';
import type { Adapter } from '../../adapter.ts';

export const adapter: Adapter = {
  Provider: ({ children }) => (
    <Provider locale="ja-JP" background="base" colorScheme="light">
      {children}
    </Provider>
  ),
};
