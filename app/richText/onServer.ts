import sanitizeHtml from 'sanitize-html';
import { linkSchemes } from '../../contract/richText.ts';
import { attributeOf, type Clean, goneWithContentIn, listOf, type RichTextRules } from './policy.ts';

function attributesOf(tag: string, given: Record<string, string>, rules: RichTextRules): Record<string, string> {
  const kept = Object.entries(given).flatMap(([name, written]) => {
    const value = attributeOf(tag, name, written, rules);
    return value === null ? [] : [[name, value] as const];
  });
  const attributes = Object.fromEntries(kept);
  // A page that a link opens gets no hold on this one.
  return attributes.target ? { ...attributes, rel: 'noopener' } : attributes;
}

/** sanitize-html knows attributes by their lower-case names; the browser that reads `viewbox` makes it `viewBox` again. */
const lowerCase = (names: readonly string[]) => names.map((name) => name.toLowerCase());

export const clean: Clean = (html, rules) => {
  const { tags, attributes } = listOf(rules);
  const text = sanitizeHtml(html, {
    allowedTags: [...tags],
    allowedAttributes: Object.fromEntries(
      Object.entries(attributes).map(([tag, names]) => [tag, [...lowerCase(names), 'rel']]),
    ),
    allowedSchemes: [...linkSchemes],
    nonTextTags: goneWithContentIn(rules),
    // `attributeOf` has looked at styles already, without postcss.
    parseStyleAttributes: false,
    transformTags: { '*': (tagName, given) => ({ tagName, attribs: attributesOf(tagName, given, rules) }) },
    exclusiveFilter: ({ tag, attribs }) => tag === 'iframe' && !attribs.src,
  });
  // What stands inside a frame is for browsers without frames.
  return text.replace(/(<iframe[^>]*>)[\s\S]*?(<\/iframe>)/g, '$1$2');
};
