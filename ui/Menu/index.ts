export { Menu, type MenuProps, type MenuSection } from './Menu.tsx';
export type { MenuItem } from './MenuEntry.tsx';
