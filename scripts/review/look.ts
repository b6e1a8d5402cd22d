/**
 * How a story looks, as text that is the same on every machine: what stands in it, and the declarations that apply to each element,
 * with tokens as their values, for every medium. No pixels: those differ with fonts and graphics. No class names: those change with
 * the order in a file.
 */
import { createHash } from 'node:crypto';
import type { Language } from '../../contract/values.ts';

/** The languages in their fixed order, whichever was seen first. */
export const hashOf = ({ ja, en }: Partial<Record<Language, string[]>>): string =>
  createHash('sha256')
    .update(JSON.stringify([ja ?? null, en ?? null]))
    .digest('hex')
    .slice(0, 16);

/** Runs in the page, so that it must bring all it needs. */
export function seeLook(): string[] {
  interface Rule {
    /** What it would match without pseudo-elements, and with every passing state. */
    selector: string;
    /** Media and the like, and the parts of the selector that were taken away. */
    when: string;
    declarations: string;
  }
  const ofStorybook = /sb-|storybook|docs-story/;
  const passing = /:(hover|active|focus-visible|focus-within|focus|target|visited)(?![\w-])/g;
  const generated = /_r_\w+_|:r\w+:|«r\w+»|react-aria[\w:-]*/g;
  const references =
    /^(id|class|for|name|form|list|headers|popovertarget|commandfor|data-react-aria-pressable|data-rac|aria-(labelledby|describedby|controls|owns|activedescendant|details|errormessage))$/;
  const measured = (text: string) => text.replace(/-?\d+(\.\d+)?px/g, 'px');
  /**
   * Neither the port of this visit nor the hash of the file of all icons, which an icon elsewhere changes. A picture's hash stays:
   * another picture under the same name is another look.
   */
  const lasting = (text: string) =>
    text.replaceAll(location.origin, '').replace(/(assets\/icons)-[\w-]{8}(?=\.svg)/g, '$1');
  const one = (text: string) => text.replace(/\s+/g, ' ').trim();

  /** At commas that are in no bracket. */
  function selectorsOf(text: string): string[] {
    const found = [''];
    let depth = 0;
    for (const letter of text) {
      if ('(['.includes(letter)) depth += 1;
      if (')]'.includes(letter)) depth -= 1;
      if (letter === ',' && depth === 0) found.push('');
      else found[found.length - 1] += letter;
    }
    return found.map((each) => each.trim());
  }

  const rules: Rule[] = [];
  function gather(list: CSSRuleList, when: string): void {
    for (const rule of list) {
      if (rule instanceof CSSStyleRule) {
        for (const selector of selectorsOf(rule.selectorText)) {
          if (ofStorybook.test(selector)) continue;
          const pseudo = selector.match(/::[\w-]+(\([^)]*\))?/g)?.join('') ?? '';
          const states = selector.match(passing)?.join('') ?? '';
          const bare = selector.replace(/::[\w-]+(\([^)]*\))?/g, '').replace(passing, ':is(*)');
          rules.push({
            selector: /(^|[\s>+~])$/.test(bare) ? `${bare}*` : bare,
            when: `${when}${states}${pseudo}`,
            declarations: rule.style.cssText,
          });
        }
      } else if (rule instanceof CSSKeyframesRule) {
        rules.push({
          selector: 'html',
          when: `${when}@keyframes`,
          declarations: [...rule.cssRules].map((each) => each.cssText).join(' '),
        });
      } else if (rule instanceof CSSGroupingRule) {
        const condition = rule instanceof CSSConditionRule ? rule.conditionText : rule.constructor.name;
        gather(rule.cssRules, `${when}(${condition})`);
      }
    }
  }
  for (const sheet of document.styleSheets) gather(sheet.cssRules, '');

  const matches = ({ selector }: Rule, element: Element) => {
    try {
      return element.matches(selector);
    } catch {
      return false;
    }
  };
  /** Tokens as their values; other variables have made-up names, and may hold what was measured. */
  const resolved = (declarations: string, style: CSSStyleDeclaration) =>
    declarations
      .replace(/var\((--[\w-]+)/g, (_, name: string) => {
        const value = one(style.getPropertyValue(name));
        return `var(${name.startsWith('--tt-') ? value : measured(value)}`;
      })
      .replace(/(^|[\s;])--(?!tt-)[\w-]+:/g, '$1--own:');

  const styleOf = (element: Element): string => {
    const style = getComputedStyle(element);
    const own = rules
      .filter((rule) => matches(rule, element))
      .map(({ when, declarations }) => `${when}{${resolved(declarations, style)}}`);
    return [...new Set(own)].sort().join('');
  };
  const attributesOf = (element: Element): string =>
    [...element.attributes]
      .filter(({ name }) => !references.test(name))
      .map(
        ({ name, value }) =>
          `${name}=${one(lasting(name === 'style' ? measured(value) : value).replace(generated, 'id'))}`,
      )
      .sort()
      .join(' ');

  const lines: string[] = [];
  function walk(node: Node, depth: number): void {
    if (node instanceof Text) {
      const text = one(node.data);
      if (text) lines.push(`${depth} "${text}"`);
    } else if (node instanceof Element && !/^(script|style|link|meta|noscript|template)$/i.test(node.localName)) {
      if (/^sb-/.test(node.className.toString())) return;
      lines.push(`${depth} ${node.localName} ${attributesOf(node)} ${styleOf(node)}`);
      for (const child of node.childNodes) walk(child, depth + 1);
    }
  }
  lines.push(`html ${styleOf(document.documentElement)}`, `body ${styleOf(document.body)}`);
  // Windows and lists stand beside the story's own place.
  for (const child of document.body.children)
    if (!/^(storybook-docs|sb-)/.test(child.id) && !/^sb-/.test(child.className.toString())) walk(child, 0);
  return lines;
}
