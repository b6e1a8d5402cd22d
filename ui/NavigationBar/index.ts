export { NavigationBar, type NavigationBarItem, type NavigationBarProps } from './NavigationBar.tsx';
