/** Names and roles as Chromium itself gives them to assistive technology. */
import type { Page } from 'playwright';

export interface Named {
  /** Of the element among all elements of the document. */
  index: number;
  name: string;
  role: string;
}

interface TreeNode {
  nodeType: number;
  backendNodeId: number;
  children?: TreeNode[];
}

/** @returns them, and how many elements the document had: with another number the indices mean other elements */
export async function accessibleNames(page: Page): Promise<{ named: Named[]; elements: number }> {
  const session = await page.context().newCDPSession(page);
  try {
    const { root } = await session.send('DOM.getDocument', { depth: -1 });
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const places = new Map<number, number>();
    const visit = ({ nodeType, backendNodeId, children = [] }: TreeNode) => {
      if (nodeType === 1) places.set(backendNodeId, places.size);
      children.forEach(visit);
    };
    visit(root);
    const named = nodes.flatMap(({ ignored, backendDOMNodeId, name, role }) => {
      const index = places.get(backendDOMNodeId ?? -1);
      return ignored || index === undefined
        ? []
        : [{ index, name: String(name?.value ?? ''), role: String(role?.value ?? '') }];
    });
    return { named, elements: places.size };
  } finally {
    await session.detach();
  }
}
