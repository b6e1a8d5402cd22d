/** Components that no page uses yet, each with the screen (path or frame part) that it waits for. */
export const awaited: Record<string, string> = {
  Accordion: '/about/accessibility/result: long lists, closed at first',
  Badge: '/photo',
  Menu: '/photo: order',
  Popover: '/area_guide: what a sign means',
  Tabs: '/area_guide',
  Toast: '/favorite',
};
