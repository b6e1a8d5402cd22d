export { Icon, type IconName, type IconProps, iconSprite } from './Icon.tsx';
