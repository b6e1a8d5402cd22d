export { HamburgerMenu, type HamburgerMenuProps } from './HamburgerMenu.tsx';
