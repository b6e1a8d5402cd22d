/**
 * How a page looks in the dark, with less motion, in forced colours and on paper. No page can set these for itself: here the rules for
 * them are made to apply, and those for the screen that do not go with them are not. The browser's own part is missing: it
 * repaints forced colours itself, and cuts paper into sheets; devtools and the print preview have it.
 */
import type { ToolbarGlobals } from './globals.ts';

export type Look = ToolbarGlobals['look'];

const [always, never] = ['(min-width: 0px)', '(max-width: 0px)'];

/** What stands in the conditions of rules, and what stands there instead. */
const rewritten: Record<Look, readonly [RegExp, string][]> = {
  screen: [],
  dark: [
    [/\(prefers-color-scheme:\s*dark\)/g, always],
    [/\(prefers-color-scheme:\s*light\)/g, never],
  ],
  reduced: [
    [/\(prefers-reduced-motion:\s*reduce\)/g, always],
    [/\(prefers-reduced-motion:\s*no-preference\)/g, never],
  ],
  forced: [
    [/\(forced-colors:\s*active\)/g, always],
    [/\(forced-colors:\s*none\)/g, never],
  ],
  print: [
    // No screen is paper: what is for screens alone applies to nothing.
    [/\bprint\b/g, 'all'],
    [/\bscreen\b/g, 'print'],
  ],
};

/** As they were written. Not weak: a browser may make these objects anew, and what was changed would pass for what was written. */
const written = new Map<MediaList, string>();

function rewrite(media: MediaList, look: Look): void {
  const text = written.get(media) ?? media.mediaText;
  written.set(media, text);
  const wanted = rewritten[look].reduce((all, [from, to]) => all.replace(from, to), text);
  if (media.mediaText !== wanted) media.mediaText = wanted;
}

function rewriteRules(rules: CSSRuleList, look: Look): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) rewrite(rule.media, look);
    if (rule instanceof CSSGroupingRule) rewriteRules(rule.cssRules, look);
  }
}

function rewriteAll(look: Look): void {
  for (const sheet of document.styleSheets) {
    try {
      if (sheet.media.length) rewrite(sheet.media, look);
      rewriteRules(sheet.cssRules, look);
    } catch {
      // Of another origin: nothing of ours is.
    }
  }
}

const ground = 'data-forced-ground';

/** Where the browser would put its own ground: under everything that has one, unless it keeps its colours. */
function markGrounds(): void {
  for (const element of document.body.querySelectorAll<HTMLElement>(`*:not([${ground}])`)) {
    const { backgroundColor, forcedColorAdjust } = getComputedStyle(element) as CSSStyleDeclaration & {
      forcedColorAdjust?: string;
    };
    if (forcedColorAdjust !== 'none' && !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor))
      element.setAttribute(ground, '');
  }
}

const forcedSheet = `
  [data-look=forced] body { background: Canvas !important; }
  [data-look=forced] body * { color: CanvasText; border-color: CanvasText; box-shadow: none !important; text-shadow: none !important; }
  [data-look=forced] [${ground}] { background-color: Canvas !important; background-image: none !important; color: CanvasText !important; }
  [data-look=forced] a:any-link, [data-look=forced] a:any-link * { color: LinkText !important; }
  [data-look=forced] :is(button, input, select, textarea) { color: ButtonText !important; border-color: ButtonBorder !important; }
  [data-look=forced] :disabled { color: GrayText !important; }
`;

/** Shows the page like this until the returned function is called; parts that bring styles of their own come later. */
export function showLook(look: Look): () => void {
  const { documentElement: html, head, body } = document;
  const isForced = look === 'forced';
  const again = () => {
    rewriteAll(look);
    if (isForced) markGrounds();
  };
  const sheet = document.createElement('style');
  sheet.textContent = isForced ? forcedSheet : '';
  head.append(sheet);
  html.dataset.look = look;
  // What the browser paints itself, such as bars and boxes.
  if (look === 'dark') html.style.colorScheme = 'dark';
  again();
  const observer = new MutationObserver(again);
  observer.observe(head, { childList: true, subtree: true, characterData: true });
  if (isForced) observer.observe(body, { childList: true, subtree: true });
  head.addEventListener('load', again, true);
  return () => {
    observer.disconnect();
    head.removeEventListener('load', again, true);
    sheet.remove();
    for (const element of document.querySelectorAll(`[${ground}]`)) element.removeAttribute(ground);
    html.style.removeProperty('color-scheme');
    delete html.dataset.look;
    rewriteAll('screen');
  };
}
