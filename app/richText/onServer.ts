import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import type { Clean } from './policy.ts';
import { rewrite, type TreeNode } from './tree.ts';

type Node = DefaultTreeAdapterMap['childNode'];

const toTree = (nodes: readonly Node[]): TreeNode[] =>
  nodes.flatMap((node): TreeNode[] => {
    if ('value' in node) return [node.value];
    if (!('tagName' in node)) return [];
    return [
      {
        name: node.tagName,
        isSvg: node.namespaceURI === 'http://www.w3.org/2000/svg',
        attributes: node.attrs.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value]),
        children: () => toTree(node.childNodes),
      },
    ];
  });

// Without scripting, as a browser parses what it does not show.
export const clean: Clean = (html, rules) =>
  rewrite(html, rules, (text) => toTree(parseFragment(text, { scriptingEnabled: false }).childNodes));
