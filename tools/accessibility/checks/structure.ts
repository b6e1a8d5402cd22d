import type { Check } from '../check.ts';
import { toStart } from './stops.ts';
import { comesTrue, leavingItFresh, look } from './support.ts';

export const structure: Check = {
  id: 'structure',
  criteria: ['1.3.1', '2.4.1', '2.4.6', '2.4.10'],
  name: { ja: '見出しと区画の組み立て', en: 'headings and landmarks' },
  kinds: ['page', 'story'],
  when: 'every',
  modes: ['plain', 'forced', 'reduced'],
  run: (page, { kind }) =>
    look(
      page,
      ({ name, role, selector, modal }, isPage) => {
        const found: { message: string; target: string }[] = [];
        const shown = (query: string) =>
          [...document.querySelectorAll(query)].filter((each) => each.checkVisibility({ visibilityProperty: true }));
        const headings = shown('h1, h2, h3, h4, h5, h6, [role=heading]').filter(
          (each) => each.getAttribute('role') !== 'presentation',
        );
        const levelOf = (heading: Element) => Number(heading.getAttribute('aria-level') ?? heading.localName[1]);
        const first = headings.filter((heading) => levelOf(heading) === 1);
        if (first.length > 1)
          found.push(
            ...first
              .slice(1)
              .map((each) => ({ message: `${first.length} headings of level 1`, target: selector(each) })),
          );
        if (isPage && first.length === 0 && !modal()) found.push({ message: 'no heading of level 1', target: 'body' });
        let before = 0;
        for (const heading of headings) {
          const level = levelOf(heading);
          if (before && level > before + 1)
            found.push({
              message: `a heading of level ${level} follows one of level ${before}`,
              target: selector(heading),
            });
          before = level;
          if (!name(heading)) found.push({ message: 'the heading is empty', target: selector(heading) });
        }
        for (const label of shown('label, legend, caption'))
          if (!name(label)) found.push({ message: 'the label is empty', target: selector(label) });

        const sectioning =
          'article, aside, main, nav, section, [role=article], [role=complementary], [role=main], [role=navigation], [role=region]';
        const landmarkOf = (element: Element): string | null => {
          const own = element.getAttribute('role');
          const all = ['banner', 'main', 'contentinfo', 'navigation', 'search', 'complementary', 'region', 'form'];
          if (own) return all.includes(own) ? own : null;
          if (element.matches('header, footer')) {
            if (element.parentElement?.closest(sectioning)) return null;
            return element.matches('header') ? 'banner' : 'contentinfo';
          }
          const isNamed = element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby');
          if (element.matches('section, form'))
            return isNamed ? (element.matches('section') ? 'region' : 'form') : null;
          return { main: 'main', nav: 'navigation', search: 'search', aside: 'complementary' }[role(element)] ?? null;
        };
        const landmarks = shown('header, footer, main, nav, search, aside, section, form, [role]')
          .map((element) => ({
            element,
            landmark: landmarkOf(element),
            label: element.matches('[aria-label], [aria-labelledby]') ? name(element) : '',
          }))
          .filter(({ landmark }) => landmark);
        for (const kind of ['main', 'banner', 'contentinfo']) {
          const all = landmarks.filter(({ landmark }) => landmark === kind);
          if (isPage && all.length === 0 && !modal()) found.push({ message: `no ${kind}`, target: 'body' });
          if (all.length > 1) found.push({ message: `${all.length} times ${kind}`, target: selector(all[1]!.element) });
        }
        landmarks.forEach(({ element, landmark, label }, at) => {
          if (['main', 'banner', 'contentinfo'].includes(landmark!)) return;
          if (landmarks.slice(0, at).some((other) => other.landmark === landmark && other.label === label))
            found.push({ message: `another ${landmark} has the same name: “${label}”`, target: selector(element) });
        });
        return found;
      },
      kind === 'page',
    ),
};

export const skipLink: Check = {
  id: 'skip-link',
  criteria: ['2.4.1'],
  name: { ja: '本文への近道', en: 'way past the repeated parts' },
  kinds: ['page'],
  when: 'language',
  run: (page, subject) =>
    leavingItFresh(page, subject, async () => {
      if (await look(page, ({ modal }) => modal() !== null)) return [];
      await toStart(page);
      await page.keyboard.press('Tab');
      const link = await look(page, ({ selector, seen }) => {
        const first = document.activeElement!;
        return {
          target: selector(first),
          isInside: first.matches('a[href*="#"]') && (first as HTMLAnchorElement).pathname === location.pathname,
          isSeen: seen(first),
        };
      });
      if (!link.isInside)
        return [{ message: 'the first stop does not lead past the repeated parts', target: link.target }];
      if (!link.isSeen) return [{ message: 'the first stop is not seen when it has the focus', target: link.target }];
      await page.keyboard.press('Enter');
      const isThere = await comesTrue(page, () => {
        const main = document.querySelector('main, [role=main]');
        const active = document.activeElement;
        return Boolean(main && active && active !== document.body && (main.contains(active) || active.contains(main)));
      });
      return isThere ? [] : [{ message: 'the focus does not go to the main part', target: link.target }];
    }),
};
