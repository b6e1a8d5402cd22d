import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { destroyAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer';
import { beforeAll } from 'vitest';
import preview from '../../.storybook/preview.tsx';

setProjectAnnotations([preview]);

// All files share one page: each begins without the story, the live regions and the address of the one before.
beforeAll(async () => {
  await composeStory({ render: () => null as never }, {}).run();
  destroyAnnouncer();
  for (const region of document.querySelectorAll('[data-live-announcer]')) region.remove();
  history.replaceState(null, '', location.pathname + location.search);
});
