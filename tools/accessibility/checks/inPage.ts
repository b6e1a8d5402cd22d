/** What checks ask of a page, inside it. The function is sent to the browser as text: it may use nothing from outside itself. */
export interface PageTools {
  /** Rendered, not transparent, not clipped away, not moved off the page. */
  seen: (element: Element) => boolean;
  /** Finds this element again: by its own id, or step by step from the nearest one that has an id. */
  selector: (element: Element) => string;
  /** What assistive technology calls it, as far as content, labels and ARIA attributes go. */
  name: (element: Element) => string;
  role: (element: Element) => string;
  /** Text that is seen in it, white space folded. */
  words: (element: Element) => string;
  /** Every piece of seen text with the boxes of its lines. */
  texts: (root?: Element) => { element: Element; text: string; boxes: DOMRect[] }[];
  /** Everything that can be operated now. */
  controls: () => HTMLElement[];
  /** What takes the pointer for a control: its label where the control itself is not seen. */
  target: (control: Element) => Element;
  /** A link that stands in a line with other words. */
  isInSentence: (link: Element) => boolean;
  /** A person knows controls of one kind by one of them. */
  kind: (element: Element) => string;
  /** Open dialogs that take all input. */
  modal: () => Element | null;
  /** Everything a reader can notice about the page, as one text. */
  signature: () => string;
  frames: () => Promise<void>;
  /** What an event has set off in scripts has run. Cheaper than frames, which draw. */
  turns: () => Promise<void>;
}

export function pageTools(): PageTools {
  const clipped = new Map<Element, boolean>();
  const isClipped = (element: Element | null): boolean => {
    if (!element || element === document.body) return false;
    const known = clipped.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const isTiny = style.overflow !== 'visible' && style.display !== 'inline' && Math.min(box.width, box.height) <= 1;
    const answer =
      isTiny ||
      /inset\((50|100)%/.test(style.clipPath) ||
      (style.position === 'absolute' && /^rect\((0|1)px/.test(style.clip)) ||
      isClipped(element.parentElement);
    clipped.set(element, answer);
    return answer;
  };
  const boxed = (element: Element): Element => {
    let each = element;
    while (getComputedStyle(each).display === 'contents' && each.parentElement) each = each.parentElement;
    return each;
  };
  const seen = (element: Element): boolean => {
    if (!boxed(element).checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const box = boxed(element).getBoundingClientRect();
    if (box.width < 2 || box.height < 2 || box.right + scrollX <= 0 || box.bottom + scrollY <= 0) return false;
    return !isClipped(element);
  };

  const isLasting = (id: string) => /^[a-z][\w-]*$/i.test(id) && !/react-aria|\d{3}|^r\d/.test(id);
  const selector = (element: Element): string => {
    const steps: string[] = [];
    for (let each: Element | null = element; each; each = each.parentElement) {
      if (isLasting(each.id) && document.querySelectorAll(`[id="${each.id}"]`).length === 1)
        return [`#${each.id}`, ...steps].join(' > ');
      const tag = each.localName;
      const alike = [...(each.parentElement?.children ?? [])].filter((other) => other.localName === tag);
      steps.unshift(alike.length > 1 ? `${tag}:nth-of-type(${alike.indexOf(each) + 1})` : tag);
      if (each === document.body || each === document.documentElement) break;
    }
    return steps.join(' > ');
  };

  const fold = (text: string) => text.replace(/\s+/g, ' ').trim();
  const ofIds = (element: Element, attribute: string) =>
    (element.getAttribute(attribute) ?? '')
      .split(/\s+/)
      .map((id) => id && document.getElementById(id))
      .filter((found): found is HTMLElement => Boolean(found));
  const content = (node: Node): string =>
    [...node.childNodes]
      .map((child) => {
        if (child instanceof Text) return child.data;
        if (!(child instanceof Element) || child.getAttribute('aria-hidden') === 'true') return '';
        if (!boxed(child).checkVisibility({ visibilityProperty: true })) return '';
        const own = child.getAttribute('aria-label') ?? child.getAttribute('alt');
        if (own) return ` ${own} `;
        if (child instanceof SVGElement) return child.querySelector('title')?.textContent ?? '';
        return getComputedStyle(child).display.startsWith('inline') ? content(child) : ` ${content(child)} `;
      })
      .join('');
  const name = (element: Element): string => {
    const labels = ofIds(element, 'aria-labelledby');
    if (labels.length) return fold(labels.map((label) => label.getAttribute('aria-label') ?? content(label)).join(' '));
    const own = element.getAttribute('aria-label');
    if (own?.trim()) return fold(own);
    if (element instanceof HTMLInputElement && ['submit', 'button', 'reset'].includes(element.type))
      return fold(element.value);
    const ofLabels = [...((element as HTMLInputElement).labels ?? [])].map(content).join(' ');
    if (ofLabels.trim()) return fold(ofLabels);
    const legend = element instanceof HTMLFieldSetElement ? element.querySelector('legend') : null;
    const inside = legend ? content(legend) : (element.getAttribute('alt') ?? content(element));
    const isField = element.matches('input, select, textarea');
    return fold(
      (isField ? '' : inside) || (element.getAttribute('title') ?? element.getAttribute('placeholder') ?? ''),
    );
  };

  const inputRoles: Record<string, string> = {
    checkbox: 'checkbox',
    radio: 'radio',
    range: 'slider',
    search: 'searchbox',
  };
  const role = (element: Element): string => {
    const own = element.getAttribute('role')?.split(' ')[0];
    if (own) return own;
    if (element.matches('a[href]')) return 'link';
    if (element.matches('button, summary, input:is([type=submit], [type=button], [type=reset])')) return 'button';
    if (element instanceof HTMLInputElement) return inputRoles[element.type] ?? 'textbox';
    return element.localName;
  };

  const texts = (root: Element = document.body) => {
    const found: { element: Element; text: string; boxes: DOMRect[] }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      if (!node.textContent?.trim() || element.matches('script, style, noscript, option') || !seen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
      if (boxes.length) found.push({ element, text: fold(node.textContent), boxes });
    }
    return found;
  };
  const words = (element: Element) =>
    fold(
      texts(element)
        .map(({ text }) => text)
        .join(' '),
    );

  /** The rest of the page is out of reach: that makes a dialog modal, whatever it says of itself. */
  const isAlone = (dialog: Element) => {
    const isOut = (part: Element): boolean =>
      part.contains(dialog) ||
      // Messages that come while it is open stay in reach.
      part.matches('[inert], [aria-hidden=true], [data-react-aria-top-layer], script, style') ||
      !seen(part) ||
      (part.children.length > 0 &&
        ![...part.childNodes].some((node) => node instanceof Text && node.data.trim()) &&
        [...part.children].every(isOut));
    return [...document.body.children].every(isOut);
  };
  const modal = () =>
    [...document.querySelectorAll('dialog:modal, [aria-modal="true"], [role=dialog], [role=alertdialog]')]
      .filter((each) => seen(each) && (each.matches('dialog:modal, [aria-modal="true"]') || isAlone(each)))
      .at(-1) ?? null;
  const target = (control: Element): Element => {
    if (seen(control) && control.getBoundingClientRect().width > 4) return control;
    const label = (control as HTMLInputElement).labels?.[0] ?? control.closest('label');
    return label && seen(label) ? label : control;
  };
  const roles = 'button link checkbox radio switch tab menuitem menuitemradio menuitemcheckbox option slider combobox';
  const operable = `a[href], button, input:not([type=hidden]), select, textarea, summary, [contenteditable=true], ${roles
    .split(' ')
    .map((each) => `[role=${each}]`)
    .join()}`;
  const controls = () =>
    [...(modal() ?? document).querySelectorAll<HTMLElement>(operable)].filter(
      (each) => !each.matches(':disabled, [aria-disabled=true]') && !each.closest('[inert]') && seen(target(each)),
    );

  const isInSentence = (link: Element): boolean => {
    if (!getComputedStyle(link).display.startsWith('inline') || !link.matches('a, button, [role=link]')) return false;
    let block = link.parentElement!;
    while (getComputedStyle(block).display.startsWith('inline') && block.parentElement) block = block.parentElement;
    if (/flex|grid/.test(getComputedStyle(block).display)) return false;
    const others = texts(block).filter(({ element }) => !element.closest('a, button, [role=link]'));
    const lines = [...link.getClientRects()];
    const isBeside = (box: DOMRect) => lines.some((line) => box.top < line.bottom - 2 && box.bottom > line.top + 2);
    const isText = (node: Node | null) => node instanceof Text && /[\p{L}\p{N}]/u.test(node.data);
    const isBlank = (node: Node | null) => node instanceof Comment || (node instanceof Text && !node.data.trim());
    const beside = (way: 'previousSibling' | 'nextSibling') => {
      let node = link[way];
      while (isBlank(node)) node = node![way];
      return node;
    };
    // A link may fill a line of its own in the midst of a sentence.
    if (isText(beside('previousSibling')) || isText(beside('nextSibling'))) return true;
    return others.some(({ text, boxes }) => /[\p{L}\p{N}]/u.test(text) && boxes.some(isBeside));
  };
  const kind = (element: Element) =>
    [
      element.localName,
      role(element),
      element.getAttribute('type'),
      element.className,
      element.parentElement?.className,
    ].join('|');

  const states = '[aria-expanded], [aria-pressed], [aria-checked], [aria-selected], [aria-invalid], dialog, details';
  const signature = () =>
    [
      location.href,
      document.body.innerText,
      ...[...document.querySelectorAll(states)].map((each) =>
        ['aria-expanded', 'aria-pressed', 'aria-checked', 'aria-selected', 'aria-invalid', 'open']
          .map((attribute) => each.getAttribute(attribute))
          .join(),
      ),
      ...[...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(
        ({ value, checked }) => `${value}${checked}`,
      ),
    ].join('\n');
  const turns = async () => {
    for (let turn = 0; turn < 2; turn += 1) await new Promise((done) => setTimeout(done));
  };
  const frames = () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

  return {
    seen,
    selector,
    name,
    role,
    words,
    texts,
    controls,
    target,
    isInSentence,
    kind,
    modal,
    signature,
    frames,
    turns,
  };
}
