import createDOMPurify, { type DOMPurify } from 'dompurify';
import { type Clean, listOf } from './policy.ts';
import { rewrite, type TreeNode } from './tree.ts';

const toTree = (nodes: Iterable<Node>): TreeNode[] =>
  [...nodes].flatMap((node): TreeNode[] => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element)) return [];
    return [
      {
        name: node.localName,
        isSvg: node.namespaceURI === 'http://www.w3.org/2000/svg',
        attributes: [...node.attributes].map(({ name, value }) => [name, value]),
        children: () => toTree(node.childNodes),
      },
    ];
  });

/** The content of a template is inert: nothing in it runs or loads. */
function parse(html: string): TreeNode[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  return toTree(template.content.childNodes);
}

let purifier: DOMPurify | undefined;

/** DOMPurify has the last word, and changes nothing in a text that `rewrite` has made. */
export const clean: Clean = (html, rules) => {
  // An instance of our own: settings on the shared one would reach others.
  purifier ??= createDOMPurify(window);
  const { tags, attributes } = listOf(rules);
  return purifier.sanitize(rewrite(html, rules, parse), {
    ALLOWED_TAGS: [...tags],
    ALLOWED_ATTR: [...new Set(Object.values(attributes).flat()), 'rel'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    // Else what begins with a head's element is taken for a head, and goes.
    FORCE_BODY: true,
  });
};
