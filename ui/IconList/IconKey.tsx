import type { ReactNode } from 'react';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { IconList, type IconListItem } from './IconList.tsx';

export type IconKeyProps = {
  /** "What the signs mean" */
  title: ReactNode;
  /** every sign there is, also those that the page does not show */
  items: readonly IconListItem[];
  defaultExpanded?: boolean;
};

/** The key to the signs, folded away as on a map: for those who meet them for the first time. */
export function IconKey({ title, items, defaultExpanded }: IconKeyProps) {
  return (
    <Disclosure title={title} defaultExpanded={defaultExpanded}>
      <IconList items={items} />
    </Disclosure>
  );
}
