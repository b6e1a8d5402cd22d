import { useEffect, useState } from 'react';

/** Far above the screen counts as seen: what is asked is whether a heading has come past the upper third. */
const upperThird = '1000000px 0px -66% 0px';

/**
 * The heading that one reads below: the last that has come past the upper third of the screen. One that an address has led
 * to stays as long as it is seen, for the last of a page may never come up there.
 */
export function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const known = ids.join(' ');
  useEffect(() => {
    const headings = known.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const passed = new Set<Element>();
    const led = () => headings.find((heading) => heading.matches(':target'));
    let wanted = led();
    const tell = () => setCurrent((wanted ?? headings.findLast((heading) => passed.has(heading)))?.id);
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) passed[isIntersecting ? 'add' : 'delete'](target);
        if (wanted && !isSeen(wanted)) wanted = undefined;
        tell();
      },
      { root: document, rootMargin: upperThird },
    );
    const follow = () => {
      wanted = led();
      tell();
    };
    for (const heading of headings) observer.observe(heading);
    addEventListener('hashchange', follow);
    return () => {
      observer.disconnect();
      removeEventListener('hashchange', follow);
    };
  }, [known]);
  return current;
}

const isSeen = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};
