import { composeStories } from '@storybook/react-vite';
import * as stories from '../../stories/ui/Breadcrumbs.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { linksSuite } from './suites/links.ts';

const composed = composeStories(stories);
everyStory(composed);
linksSuite({
  plain: composed.Plain,
  name: '現在の位置',
  names: ['トップ', 'コースを探す', '皇居おほりひとめぐりコース'],
  current: '皇居おほりひとめぐりコース',
});
