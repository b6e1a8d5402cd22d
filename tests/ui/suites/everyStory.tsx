import { type ComponentType, createElement, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { type Stories, type Story, settled, show } from './show.ts';

/** What holds for every state of every component: small screens, large text, fingers, and the server's HTML. */
export function everyStory(stories: Stories) {
  const all = Object.entries(stories);

  test.each(['ja', 'en'] as const)('fits 320 px with large text (%s)', async (language) => {
    for (const [name, story] of all) {
      await show(story, { language, textSize: '2', width: 320 });
      expect(document.documentElement.scrollWidth, `${name} is wider than the screen`).toBeLessThanOrEqual(320);
    }
  });

  test('has targets of 44 px', async () => {
    for (const [name, story] of all) {
      await show(story);
      await settled();
      for (const target of targets()) {
        const { width, height } = target.getBoundingClientRect();
        const text = `${name}: ${target.tagName} ${target.textContent}`;
        expect(Math.min(width, height), text).toBeGreaterThanOrEqual(43.9);
      }
    }
  });

  test.each(['ja', 'en'] as const)('hydrates what the server has rendered without a word (%s)', async (language) => {
    for (const [name, story] of all) {
      const problems = await inLanguage(language, story, () =>
        hydrationProblems(createElement(story as unknown as ComponentType)),
      );
      expect(problems, name).toEqual([]);
    }
  });
}

/** Everything to press but links in running text, which are as tall as their line. */
function targets(): Element[] {
  const found = [...document.body.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')];
  return found
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden]'))
    .filter((element) => getComputedStyle(element).display !== 'inline' && !isClipped(element))
    .map((element) => (element.matches('[type="checkbox"], [type="radio"]') ? element.closest('label')! : element));
}

/** Heard and not seen, like the ends of a dialog that a screen reader meets. */
const isClipped = (element: Element | null): boolean =>
  element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));

/** Rendered as a component a story takes no toolbar: it is said to the story itself, as long as this lasts. */
async function inLanguage<Result>(language: 'ja' | 'en', { globals }: Story, act: () => Promise<Result>) {
  const before = { ...globals };
  Object.assign(globals, { language });
  try {
    return await act();
  } finally {
    Object.assign(globals, before);
  }
}

/** What elements name as their label or description and what is not there. */
const brokenReferences = (host: Element) =>
  ['aria-labelledby', 'aria-describedby'].flatMap((attribute) =>
    [...host.querySelectorAll(`[${attribute}]`)]
      .flatMap((each) => each.getAttribute(attribute)!.split(' '))
      .filter((id) => !host.querySelector(`[id="${id}"]`)),
  );

async function hydrationProblems(element: React.ReactElement): Promise<string[]> {
  const problems: string[] = [];
  const listen = (...words: unknown[]) => void problems.push(words.map(String).join(' '));
  const spies = [
    vi.spyOn(console, 'error').mockImplementation(listen),
    vi.spyOn(console, 'warn').mockImplementation(listen),
  ];
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(element);
  for (const id of brokenReferences(host)) problems.push(`names ${id}, which is not there`);
  let root: Root | undefined;
  // A busy machine may need more than a frame until React has taken over.
  await new Promise<void>((done) => {
    const Whole = () => {
      useEffect(done, []);
      return element;
    };
    root = hydrateRoot(host, createElement(Whole), { onRecoverableError: listen });
  });
  await settled();
  root!.unmount();
  host.remove();
  for (const spy of spies) spy.mockRestore();
  return problems;
}
