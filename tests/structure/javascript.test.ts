import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('what is hidden without JavaScript is hidden by one style', () => {
  const files = globSync('{ui,app}/**/*.css.ts').filter((file) =>
    readFileSync(file, 'utf8').includes('scripting: none'),
  );
  expect(files).toEqual(['ui/javascript.css.ts']);
});
