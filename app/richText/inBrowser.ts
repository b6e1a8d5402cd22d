import createDOMPurify, { type DOMPurify } from 'dompurify';
import { attributeOf, type Clean, goneWithContentIn, listOf, type RichTextRules } from './policy.ts';

let purifier: DOMPurify | undefined;
let rules: RichTextRules;

/** An instance of our own: hooks on the shared one would reach others. */
function purifierOfOurs(): DOMPurify {
  const own = createDOMPurify(window);
  own.addHook('beforeSanitizeElements', (node) => {
    // What stands inside a frame is for browsers without frames.
    if (node.nodeName === 'IFRAME') node.textContent = '';
  });
  own.addHook('uponSanitizeAttribute', (node, attribute) => {
    const value = attributeOf(node.localName, attribute.attrName, attribute.attrValue, rules);
    attribute.keepAttr = value !== null;
    attribute.attrValue = value ?? '';
  });
  own.addHook('afterSanitizeAttributes', (node) => {
    if (node.localName === 'iframe' && !node.hasAttribute('src')) node.remove();
    // A page that a link opens gets no hold on this one.
    else if (node.hasAttribute('target')) node.setAttribute('rel', 'noopener');
  });
  return own;
}

export const clean: Clean = (html, asked) => {
  rules = asked;
  purifier ??= purifierOfOurs();
  const { tags, attributes } = listOf(asked);
  return purifier.sanitize(html, {
    ALLOWED_TAGS: [...tags],
    ALLOWED_ATTR: [...new Set(Object.values(attributes).flat())],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    FORBID_CONTENTS: goneWithContentIn(asked),
    // Else what begins with a head's element is taken for a head, and goes.
    FORCE_BODY: true,
  });
};
