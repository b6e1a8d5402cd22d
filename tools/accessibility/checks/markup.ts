import { type ParserError, parse } from 'parse5';
import type { Page } from 'playwright';
import type { Check, Finding } from '../check.ts';
import { look } from './support.ts';

/** What the server sent, before any browser has repaired it. A story is built in the browser and was never sent. */
const sent = (page: Page): Promise<string> =>
  page.evaluate(() => fetch(location.href).then((response) => response.text()));

/** Errors of the HTML parser: tags that are not closed or wrongly nested, attributes that stand twice (WHATWG HTML, 13.2.2). */
function errorsOf(html: string): Finding[] {
  const errors: ParserError[] = [];
  parse(html, { sourceCodeLocationInfo: true, onParseError: (error) => errors.push(error) });
  return errors.map(({ code, startOffset }) => ({
    message: `${code}: ${html.slice(Math.max(0, startOffset - 40), startOffset + 40).replace(/\s+/g, ' ')}`,
    target: 'html',
  }));
}

const repeatedIds = (page: Page): Promise<Finding[]> =>
  look(page, ({ selector }) => {
    const known = new Set<string>();
    return [...document.querySelectorAll('[id]')]
      .filter(({ id }) => known.has(id) || !known.add(id))
      .map((each) => ({ message: `the id ${each.id} stands more than once`, target: selector(each) }));
  });

export const markup: Check = {
  id: 'markup',
  criteria: ['4.1.1'],
  name: { ja: 'HTMLの書き方', en: 'markup' },
  kinds: ['page', 'story'],
  when: 'language',
  run: async (page, { kind }) => [...(kind === 'page' ? errorsOf(await sent(page)) : []), ...(await repeatedIds(page))],
};
