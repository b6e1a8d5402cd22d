/** Overlays are dialogs or popovers: only these components may open one by a mechanism of their own. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './parts.ts';

const mechanisms: Record<string, RegExp> = {
  'the dialog element': /showModal\(/,
  'the popover attribute': /\bpopover=/,
  'a modal of React Aria': /react-aria-components\/Modal'/,
  'a popover of React Aria': /react-aria-components\/(Popover|Menu|Tooltip)'/,
};

const usersOf = (mechanism: RegExp): string[] =>
  globSync('{ui,app}/**/*.tsx', { cwd: projectRoot })
    .filter((file) => mechanism.test(readFileSync(path.join(projectRoot, file), 'utf8')))
    .sort();

test.each([
  ['the dialog element', ['ui/HamburgerMenu/HamburgerMenu.tsx']],
  ['a modal of React Aria', ['ui/Dialog/Dialog.tsx']],
  ['the popover attribute', ['ui/Menu/Menu.tsx', 'ui/Popover/Popover.tsx']],
  ['a popover of React Aria', ['ui/ComboBox/ComboBox.tsx']],
])('%s is used by %j alone', (mechanism, files) => {
  expect(usersOf(mechanisms[mechanism]!)).toEqual(files);
});
