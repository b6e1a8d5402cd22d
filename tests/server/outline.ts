/** What a page is made of, for comparison: headings, landmarks, groups, labels, fields, buttons, breadcrumbs, paragraphs. */
import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

const attribute = (element: Element, name: string) => element.attrs.find((each) => each.name === name)?.value;
const isHidden = (element: Element) =>
  attribute(element, 'hidden') !== undefined ||
  attribute(element, 'aria-hidden') === 'true' ||
  ['template', 'script', 'style', 'rt', 'rp', 'head'].includes(element.tagName);

function textOf(node: Node): string {
  if (tree.isTextNode(node)) return node.value;
  if (!('childNodes' in node) || (tree.isElementNode(node) && isHidden(node))) return '';
  return node.childNodes.map(textOf).join('');
}
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

function elementsOf(node: Node): Element[] {
  if (tree.isElementNode(node) && isHidden(node)) return [];
  const inner = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : [];
  return tree.isElementNode(node) ? [node, ...inner] : inner;
}

const roles: Record<string, string> = {
  ...{ header: 'header', footer: 'footer', main: 'main', nav: 'navigation', search: 'search', aside: 'complementary' },
  ...{ form: 'form', fieldset: 'group', button: 'button', summary: 'button', dialog: 'dialog' },
  ...{ select: 'select', textarea: 'text field', label: 'label', p: 'text' },
};

function roleOf(element: Element): string | undefined {
  const own = attribute(element, 'role');
  if (own && own !== 'presentation' && own !== 'none') return own;
  if (/^h[1-6]$/.test(element.tagName)) return `heading ${element.tagName[1]}`;
  if (element.tagName === 'input') {
    const type = attribute(element, 'type') ?? 'text';
    return type === 'hidden' ? undefined : `${type} field`;
  }
  // A section is a landmark only by its name.
  if (element.tagName === 'section') return attribute(element, 'aria-labelledby') ? 'region' : undefined;
  return roles[element.tagName];
}

const named = new Set(['text', 'button', 'label', 'alert', 'status', 'note', 'tab', 'alertdialog', 'img', 'link']);

/** One line each, in the order of the page: `heading 2: Points`. Of links, those of breadcrumbs. */
export function outlineOf(html: string): string[] {
  const elements = elementsOf(parse(html));
  const byId = new Map(elements.map((element) => [attribute(element, 'id'), element]));
  const nameOf = (element: Element, role: string) => {
    const labelledBy = attribute(element, 'aria-labelledby')?.split(/\s+/) ?? [];
    const label = labelledBy.flatMap((id) => byId.get(id) ?? []).map(textOf);
    const legend = element.childNodes.filter((child) => child.nodeName === 'legend').map(textOf);
    const content = named.has(role) || role.startsWith('heading') ? [textOf(element)] : [];
    return plain(
      label.join(' ') ||
        attribute(element, 'aria-label') ||
        legend.join() ||
        content.join() ||
        attribute(element, 'alt') ||
        '',
    );
  };
  const breadcrumbs = new Set(
    elements
      .filter((element) => element.tagName === 'nav' && elementsOf(element).some(isCurrentPage))
      .flatMap(elementsOf),
  );
  return elements.flatMap((element) => {
    const isCrumb = breadcrumbs.has(element) && (element.tagName === 'a' || isCurrentPage(element));
    const role = isCrumb ? 'breadcrumb' : roleOf(element);
    if (!role) return [];
    const name = isCrumb ? plain(textOf(element)) : nameOf(element, role);
    return [name ? `${role}: ${name}` : role];
  });
}
const isCurrentPage = (element: Element) => attribute(element, 'aria-current') === 'page';

/** @returns what only one of them has, in the order of the page */
export function outlineDifferences(story: string, page: string): string[] {
  const [before, after] = [outlineOf(story), outlineOf(page)];
  // Longest common subsequence, from the end.
  const longest = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      longest[i]![j] =
        before[i] === after[j] ? longest[i + 1]![j + 1]! + 1 : Math.max(longest[i + 1]![j]!, longest[i]![j + 1]!);
  const found: string[] = [];
  for (let i = 0, j = 0; i < before.length || j < after.length; ) {
    if (i < before.length && j < after.length && before[i] === after[j]) [i, j] = [i + 1, j + 1];
    else if (j >= after.length || (i < before.length && longest[i + 1]![j]! >= longest[i]![j + 1]!))
      found.push(`only in the story: ${before[i++]}`);
    else found.push(`only in the page: ${after[j++]}`);
  }
  return found;
}
