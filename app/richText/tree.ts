/**
 * Rich text as a tree, written again from the allow-lists alone. Server and browser parse by the same standard and share this walk,
 * so that they come to the same text.
 */
import { attributeOf, isGoneWithContent, listOf, type RichTextRules } from './policy.ts';

export interface TreeElement {
  name: string;
  isSvg: boolean;
  attributes: readonly (readonly [name: string, value: string])[];
  children: () => TreeNode[];
}
/** A text is a string; comments are left out. */
export type TreeNode = string | TreeElement;
export type Parse = (html: string) => TreeNode[];

/** A text that is nested deeper is kept as plain text: browsers flatten a tree at 512, which changes its order. */
const maxDepth = 256;
/** A text that is not stable after so many readings is kept as plain text. */
const maxReadings = 8;

const drawn: readonly string[] = ['svg', 'g', 'path', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'rect'];

const entities: Record<string, string> = { '&': '&amp;', '\u00A0': '&nbsp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string) => text.replace(/[&\u00A0<>]/g, (character) => entities[character]!);
const escapeValue = (text: string) => text.replace(/[&\u00A0"]/g, (character) => entities[character]!);

/** What a listed element becomes; null when it goes with its content. */
function openingTag({ name, attributes }: TreeElement, rules: RichTextRules): string | null {
  const kept = attributes.flatMap(([given, written]) => {
    const attribute = attributeOf(name, given.toLowerCase(), written, rules);
    return attribute ? [attribute] : [];
  });
  if (name === 'iframe' && !kept.some(([given]) => given === 'src')) return null;
  // A page that a link opens gets no hold on this one.
  if (kept.some(([given]) => given === 'target')) kept.push(['rel', 'noopener']);
  return `<${name}${kept.map(([given, value]) => ` ${given}="${escapeValue(value)}"`).join('')}>`;
}

type Step = { node: TreeNode; depth: number; inSvg: boolean } | { end: string };

/**
 * Writes the tree in the form in which browsers write theirs. Without recursion, since a text may be nested without end.
 * @returns null when it is nested too deep
 */
function write(nodes: readonly TreeNode[], rules: RichTextRules): string | null {
  const { tags } = listOf(rules);
  const steps = (children: readonly TreeNode[], depth: number, inSvg: boolean): Step[] =>
    children.map((node) => ({ node, depth, inSvg })).reverse();
  const stack: Step[] = steps(nodes, 0, false);
  let html = '';
  for (let step = stack.pop(); step; step = stack.pop()) {
    if ('end' in step) {
      html += step.end;
      continue;
    }
    const { node, depth, inSvg } = step;
    if (typeof node === 'string') {
      if (!inSvg) html += escapeText(node);
      continue;
    }
    if (depth >= maxDepth) return null;
    const isListed = tags.includes(node.name) && drawn.includes(node.name) === node.isSvg;
    // A drawing holds what is listed and nothing else.
    if (!isListed && (node.isSvg || isGoneWithContent(node.name))) continue;
    const opening = isListed ? openingTag(node, rules) : '';
    if (opening === null) continue;
    html += opening;
    if (node.name === 'br') continue;
    if (opening) stack.push({ end: `</${node.name}>` });
    // What stands inside a frame is for browsers without frames.
    if (node.name !== 'iframe') stack.push(...steps(node.children(), depth + 1, node.isSvg));
  }
  return html;
}

/**
 * Browsers disagree on what may stand in a `select`, and the fields of a `form` hide its properties by their names: a parser gets
 * unknown elements instead.
 */
const renamed = (html: string) =>
  html.replace(/<(\/?)(select|selectedcontent|optgroup|option|form)(?=[\s/>])/gi, '<$1x-$2');

const withoutTags = (html: string) => html.replace(/<[^>]*>?|>/g, '');

/** Reads and writes until the text stays the same: what is taken out may change how the rest is read. */
export function rewrite(html: string, rules: RichTextRules, parse: Parse): string {
  let text = html;
  for (let reading = 0; reading < maxReadings; reading += 1) {
    const next = write(parse(renamed(text)), rules) ?? withoutTags(text);
    if (next === text) return text;
    text = next;
  }
  return withoutTags(text);
}
