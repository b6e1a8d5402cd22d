export { type SwitcherButton, SwitcherButtons, type SwitcherButtonsProps } from './SwitcherButtons.tsx';
export { type SwitcherLink, SwitcherLinks, type SwitcherLinksProps } from './SwitcherLinks.tsx';
