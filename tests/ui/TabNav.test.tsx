import { composeStories } from '@storybook/react-vite';
import * as stories from '../../stories/ui/TabNav.stories.tsx';
import { everyStory } from './suites/everyStory.tsx';
import { linksSuite } from './suites/links.ts';

const composed = composeStories(stories);
everyStory(composed);
linksSuite({ plain: composed.Plain, name: '公園の地域', names: ['区部', '市部', '島しょ'], current: '区部' });
