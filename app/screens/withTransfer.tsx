import { Transfer } from '../favourites/Transfer.tsx';
import { usePage } from '../PageContext.tsx';
import type { ScreenModule } from '../page.ts';

/** A member's screen: where a login is needed, it takes over the favourites of the device. Pages of a preview need none. */
export function withTransfer(module: ScreenModule): ScreenModule {
  const { Screen } = module;
  return {
    ...module,
    Screen: (props) => (
      <>
        {usePage().route?.guard === 'login' && <Transfer />}
        <Screen {...props} />
      </>
    ),
  };
}
