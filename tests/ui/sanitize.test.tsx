/** What the browser makes of rich text: the same as the server (tests/app/richText.test.ts), so that hydration agrees. */
import { describe, expect, test } from 'vitest';
import { sanitize } from '../../app/richText/sanitize.ts';
import { richText } from '../../contract/richText.ts';
import { cases, frameHosts, tangled } from '../app/richTextCases.ts';

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

  test.for(tangled.flatMap((html) => (['inline', 'article', 'embed'] as const).map((kind) => [kind, html] as const)))(
    '%s, tangled: %s',
    ([kind, html]) => {
      const { tags, attributes } = richText[kind];
      const listed = [...Object.values(attributes).flat(), 'rel'];
      for (const element of parsed(sanitize(html, { kind, frameHosts })).content.querySelectorAll('*')) {
        expect(tags).toContain(element.localName);
        for (const { name, value } of element.attributes) {
          expect(listed).toContain(name);
          expect(value).not.toMatch(/script:|data:/i);
        }
      }
    },
  );

  test('lets no frame through unless a host is named', () => {
    expect(sanitize('<iframe src="https://www.youtube-nocookie.com/embed/x"></iframe>', { kind: 'embed' })).toBe('');
  });
});
