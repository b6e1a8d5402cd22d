import { type ShopIcon, shopIcons } from '../../contract/institutionKinds.ts';
import type { IconName } from '../../ui/Icon/index.ts';
import type { IconListItem } from '../../ui/IconList/index.ts';
import type { T } from '../i18n/i18n.ts';

const signs: Record<ShopIcon, IconName> = {
  vegetables: 'carrot',
  balance: 'scales',
  salt: 'jar-label',
  other: 'dots-three-circle',
};

/** What a cooperation shop does for health, in the order in which it is always told. */
export const iconsOf = (icons: readonly ShopIcon[], t: T): IconListItem[] =>
  shopIcons
    .filter((icon) => icons.includes(icon))
    .map((icon) => ({
      id: icon,
      icon: signs[icon],
      label: t(`institution:${icon}Icon`),
      description: t(`institution:${icon}IconText`),
    }));
