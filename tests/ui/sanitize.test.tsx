/** What the browser makes of rich text: the same as the server, to the letter, so that hydration agrees. */
import { describe, expect, test } from 'vitest';
import { clean as cleanOnServer } from '../../app/richText/onServer.ts';
import { sanitize } from '../../app/richText/sanitize.ts';
import { cases, frameHosts } from '../app/richTextCases.ts';
import { vectors } from '../app/richTextVectors.ts';

const parsed = (html: string) => {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template;
};

describe('the browser', () => {
  test.for(cases)('$name', ({ html, clean, kind = 'article' }) => {
    const result = sanitize(html, { kind, frameHosts });
    expect(result).toBe(clean);
    // Read again it is still the same: nothing in it changes its meaning.
    expect(parsed(result).innerHTML).toBe(clean);
  });

  test.for(['inline', 'article', 'embed'] as const)(
    'comes to the result of the server for every vector of %s',
    (kind) => {
      const rules = { kind, frameHosts };
      const different = vectors
        .map((html) => ({ html, server: cleanOnServer(html, rules), browser: sanitize(html, rules) }))
        .filter(({ server, browser }) => server !== browser);
      expect(different).toEqual([]);
      const unstable = vectors.filter((html) => {
        const result = sanitize(html, rules);
        return sanitize(result, rules) !== result || parsed(result).innerHTML !== result;
      });
      expect(unstable).toEqual([]);
    },
  );

  test('lets no frame through unless a host is named', () => {
    expect(sanitize('<iframe src="https://www.youtube-nocookie.com/embed/x"></iframe>', { kind: 'embed' })).toBe('');
  });
});
