/**
 * The rich-text allow-lists of specification section 9, to the letter, with plain block tags beside them. They are for text that
 * comes through the API; the repository's own Markdown is trusted. Server (parse5) and client (DOMPurify) read this one list.
 */
export interface AllowList {
  tags: readonly string[];
  /** Attributes by tag. */
  attributes: Readonly<Record<string, readonly string[]>>;
}

const block: AllowList = { tags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'h2', 'h3'], attributes: {} };
const links: AllowList = { tags: ['a'], attributes: { a: ['href', 'style', 'target'] } };
const ruby: AllowList = { tags: ['a', 'span', 'br', 'ruby', 'rt'], attributes: {} };
const span: AllowList = { tags: ['span'], attributes: { span: ['class'] } };
const iframe: AllowList = {
  tags: ['iframe'],
  attributes: { iframe: ['src', 'width', 'height', 'title', 'frameborder', 'allowfullscreen'] },
};

const shape = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'] as const;
/** "svg" without more says nothing of what may be drawn in it: plain shapes, and nothing that runs, loads, links or holds HTML. */
const svg: AllowList = {
  tags: ['svg', 'g', 'path', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'rect'],
  attributes: {
    svg: ['viewBox', 'width', 'height', ...shape],
    g: shape,
    path: ['d', ...shape],
    circle: ['cx', 'cy', 'r', ...shape],
    ellipse: ['cx', 'cy', 'rx', 'ry', ...shape],
    line: ['x1', 'y1', 'x2', 'y2', ...shape],
    polyline: ['points', ...shape],
    polygon: ['points', ...shape],
    rect: ['x', 'y', 'width', 'height', 'rx', 'ry', ...shape],
  },
};

const merge = (...lists: AllowList[]): AllowList => ({
  tags: [...new Set(lists.flatMap((list) => list.tags))],
  attributes: Object.assign({}, ...lists.map((list) => list.attributes)),
});

const article = merge(block, links, ruby, span);

export const richText = {
  /** Titles and other one-line texts. */
  inline: merge(links, ruby, span),
  /** Bodies of notices, events and articles. */
  article,
  /** Bodies that may hold a drawing, or the film or map of a named host. */
  embed: merge(article, svg, iframe),
} as const;
export type RichTextKind = keyof typeof richText;

/** Schemes that a link may have. A link without one stays on this site: it begins with `/`, `?` or `#`. */
export const linkSchemes = ['https', 'http', 'mailto', 'tel'] as const;
