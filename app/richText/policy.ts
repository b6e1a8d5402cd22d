/** What may stand in rich text: the lists of the contract, and the values that an attribute may have. */
import { type AllowList, linkSchemes, type RichTextKind, richText } from '../../contract/richText.ts';

export interface RichTextRules {
  kind: RichTextKind;
  /** Hosts whose frames `embed` may hold; nobody's unless they are named. */
  frameHosts?: readonly string[];
}
export type Clean = (html: string, rules: RichTextRules) => string;

/** Their content is not text for readers, or changes its meaning when it is read a second time: it goes with the tag. */
const goneWithContent: readonly string[] = [
  ...['script', 'style', 'template', 'noscript', 'noembed', 'noframes', 'plaintext', 'xmp', 'textarea', 'title'],
  ...['x-select', 'x-option', 'x-optgroup', 'x-selectedcontent'],
  ...['iframe', 'object', 'audio', 'video', 'canvas', 'math', 'foreignobject', 'desc', 'metadata'],
];

export const listOf = ({ kind }: RichTextRules): AllowList => richText[kind];
export const isGoneWithContent = (tag: string): boolean => goneWithContent.includes(tag);

const scheme = new RegExp(`^(${linkSchemes.join('|')}):[^\\s\\\\"<>]+$`, 'i');
const ownAddress = /^(\/(?!\/)|[?#])[^\s\\"<>]*$/;
const harmlessStyle = /^(font-weight:(bold|normal|\d00)|text-decoration:(none|underline)|white-space:nowrap)$/;
const paint = /^(#[\da-f]{3,8}|[a-z]+)$/i;
const numbers = /^[\d\s.,a-z+-]+$/i;

/** Colours, sizes and places are the design's: a link may be bolder, underlined or unbroken. */
const styleOf = (value: string) =>
  value
    .split(';')
    .map((rule) => rule.replace(/\s/g, '').toLowerCase())
    .filter((rule) => harmlessStyle.test(rule))
    .join(';');

function isFrameOf(hosts: readonly string[], value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : null;
  return (
    url?.protocol === 'https:' && !url.username && !url.port && hosts.includes(url.hostname) && !/[\s\\"<>]/.test(value)
  );
}

function cleanValue(tag: string, name: string, value: string, { frameHosts = [] }: RichTextRules): string | null {
  const only = (isFine: boolean) => (isFine ? value : null);
  switch (name) {
    case 'href':
      return only(scheme.test(value) || ownAddress.test(value));
    case 'src':
      return only(isFrameOf(frameHosts, value));
    case 'style':
      return styleOf(value) || null;
    case 'target':
      return only(/^_(blank|self|parent|top)$/.test(value));
    case 'class':
      return only(/^[\w -]+$/.test(value));
    case 'title':
      return only(/^[^<>]+$/.test(value));
    case 'frameborder':
      return only(/^[01]$/.test(value));
    case 'allowfullscreen':
      return '';
    case 'fill':
    case 'stroke':
      return only(paint.test(value));
    default:
      return only((tag === 'iframe' ? /^\d{1,4}%?$/ : numbers).test(value));
  }
}

/** @returns the attribute as it may stand, or null when it must go; `name` is in lower case */
export function attributeOf(
  tag: string,
  name: string,
  value: string,
  rules: RichTextRules,
): [name: string, value: string] | null {
  const listed = listOf(rules).attributes[tag]?.find((each) => each.toLowerCase() === name);
  const cleaned = listed === undefined ? null : cleanValue(tag, name, value.trim(), rules);
  return listed === undefined || cleaned === null ? null : [listed, cleaned];
}
