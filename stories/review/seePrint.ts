/**
 * What a story says and how it looks, as lines that are the same on every machine: what stands in it, and the declarations that
 * apply to each element, for every medium. No pixels: those differ with fonts and graphics. No class names: those change with the
 * order in a file. No computed values: those differ with what somebody has set in their system, such as dark colours.
 *
 * Runs in the page of the story, so that it must bring all it needs; `view` is its window.
 */
export function seePrint(view: Window & typeof globalThis): { said: string[]; drawn: string[] } {
  const { document } = view;
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
    /^(id|class|for|name|form|list|headers|popovertarget|commandfor|data-react-aria-pressable|data-rac|data-(focused|focus-visible|focus-within|hovered|pressed)|aria-(labelledby|describedby|controls|owns|activedescendant|details|errormessage))$/;
  const measured = (text: string) => text.replace(/-?\d+(\.\d+)?px/g, 'px');
  const { origin, pathname: folder } = new URL('.', document.baseURI);
  /** Neither the address of this Storybook, which may stand in a folder, nor the hash of the file of all icons, which an icon elsewhere changes. */
  const lasting = (text: string) =>
    text
      .replaceAll(`${origin}${folder}`, '/')
      .replaceAll(origin, '')
      .replace(/(assets\/icons)-[\w-]{8}(?=\.svg)/g, '$1')
      // A picture that was made here is called otherwise each time.
      .replace(/blob:[\w/.:-]*/g, 'blob:');
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

  /** By a class that an element must have; those that ask for none stand under ''. */
  const rules = new Map<string, Rule[]>();
  function keep(selector: string, when: string, declarations: string): void {
    const bare = /(^|[\s>+~])$/.test(selector) ? `${selector}*` : selector;
    // Of the last part alone, and not of what stands in brackets: `:not(.a)` asks for something else.
    const last = bare
      .replace(/\([^()]*\)/g, '')
      .split(/[\s>+~]+/)
      .at(-1)!;
    const key = /[()]/.test(last) ? '' : (/\.([\w-]+)/.exec(last)?.[1] ?? '');
    const list = rules.get(key) ?? [];
    list.push({ selector: bare, when, declarations });
    rules.set(key, list);
  }
  function gather(list: CSSRuleList, when: string): void {
    for (const rule of list) {
      if (rule instanceof view.CSSStyleRule) {
        for (const selector of selectorsOf(rule.selectorText)) {
          if (ofStorybook.test(selector)) continue;
          const pseudo = selector.match(/::[\w-]+(\([^)]*\))?/g)?.join('') ?? '';
          const states = selector.match(passing)?.join('') ?? '';
          const bare = selector.replace(/::[\w-]+(\([^)]*\))?/g, '').replace(passing, ':is(*)');
          keep(bare, `${when}${states}${pseudo}`, rule.style.cssText);
        }
      } else if (rule instanceof view.CSSKeyframesRule) {
        keep('html', `${when}@keyframes`, [...rule.cssRules].map((each) => each.cssText).join(' '));
      } else if (rule instanceof view.CSSGroupingRule) {
        const condition = rule instanceof view.CSSConditionRule ? rule.conditionText : rule.constructor.name;
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
  /** Tokens by name: what each is, in every medium, stands with `html`. Other variables have made-up names. */
  const lastingOf = (declarations: string) =>
    declarations.replace(/var\(--(?!tt-)[\w-]+/g, 'var(--own').replace(/(^|[\s;])--(?!tt-)[\w-]+:/g, '$1--own:');
  const styleOf = (element: Element): string => {
    const own = ['', ...element.classList]
      .flatMap((name) => rules.get(name) ?? [])
      .filter((rule) => matches(rule, element))
      .map(({ when, declarations }) => `${when}{${lastingOf(declarations)}}`);
    return [...new Set(own)].sort().join('');
  };

  const attributesOf = (element: Element): string[] =>
    [...element.attributes]
      .filter(({ name }) => !references.test(name))
      .map(
        ({ name, value }) =>
          `${name}=${one(lasting(name === 'style' ? measured(value) : value).replace(generated, 'id'))}`,
      )
      .sort();
  const named = new Set(['alt', 'href', 'type', 'role', 'open', 'disabled', 'placeholder', 'title', 'lang']);
  /** That of a button, a tick, an option or a password is not read. */
  const enteredIn = (element: Element): string | null =>
    element.matches('textarea, input:not([type=checkbox], [type=radio], [type=hidden], [type=submit], [type=password])')
      ? (element as HTMLInputElement).value
      : null;
  /** What an element is and what is said of it; null where it only groups. */
  function roleOf(element: Element): string | null {
    const told = attributesOf(element).filter((each) => {
      const name = each.split('=')[0]!;
      return name.startsWith('aria-') || named.has(name);
    });
    const groups = /^(div|span|svg|path|g|use|circle|rect|br|bdi|b|i|small|picture|source)$/.test(element.localName);
    if (groups && !told.length) return null;
    const entered = element instanceof view.HTMLSelectElement ? element.selectedOptions[0]?.text : enteredIn(element);
    const value = entered ? [`value=${one(entered)}`] : [];
    const isOn = 'checked' in element && element.checked === true ? ['checked'] : [];
    return [element.localName, ...told, ...value, ...isOn].join(' ');
  }

  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const said: string[] = [];
  const drawn: string[] = [];
  function walk(node: Node, depth: number, isShown: boolean): void {
    if (node instanceof view.Text) {
      const text = one(node.data);
      if (!text) return;
      drawn.push(`${depth} "${text}"`);
      if (isShown && node.parentElement && isSeen(node.parentElement)) said.push(`「${text}」`);
    } else if (node instanceof view.Element && !/^(script|style|link|meta|noscript|template)$/i.test(node.localName)) {
      if (/^sb-/.test(String(node.getAttribute('class') ?? ''))) return;
      drawn.push(`${depth} ${node.localName} ${attributesOf(node).join(' ')} ${styleOf(node)}`);
      const isRead = isShown && node.getAttribute('aria-hidden') !== 'true';
      // What is in an invisible element can be visible.
      const role = isRead && isSeen(node) ? roleOf(node) : null;
      if (role) said.push(role);
      // A picture is read as its name, and not the numbers in it; so is what acts and has one; a text area as what was entered.
      const isWhole =
        node.getAttribute('role') === 'img' || node.matches('textarea, :is(a, button, summary)[aria-label]');
      for (const child of node.childNodes) walk(child, depth + 1, isRead && !isWhole);
    }
  }
  drawn.push(`html ${styleOf(document.documentElement)}`, `body ${styleOf(document.body)}`);
  // Windows and lists stand beside the story's own place.
  for (const child of document.body.children)
    if (!/^(storybook-docs|sb-)/.test(child.id) && !/^sb-/.test(child.getAttribute('class') ?? ''))
      walk(child, 0, true);
  return { said: said.map((line) => line.slice(0, 2000)), drawn };
}
