import { page } from 'vitest/browser';
import { initialGlobals, type ToolbarGlobals } from '../../../.storybook/globals.ts';

/** A story that composeStories has made: it can be shown, and rendered like a component. */
export type Story = { run: (context?: object) => Promise<void>; args: object; globals: object; storyName?: string };
export type Stories = Record<string, Story>;

type Options = Partial<ToolbarGlobals> & {
  width?: number;
  /** instead of those of the story */
  args?: object;
};

/** Shows a story as the toolbar would; its play function has run when this returns. */
export async function show(story: Story, { width = 1280, args, ...globals }: Options = {}): Promise<HTMLElement> {
  await page.viewport(width, 800);
  tabFromTheTop();
  await story.run({ args: { ...story.args, ...args }, globals: { ...initialGlobals, ...globals } });
  return document.body;
}

/** Tab goes on from where the last focus was, even after its element has gone. */
function tabFromTheTop(): void {
  const first = document.createElement('button');
  document.body.prepend(first);
  first.focus();
  first.remove();
}

/** Two frames: layout, resize observers and focus restoration have happened. */
export const settled = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
