import type { ReactNode } from 'react';
import { Tabs as AriaTabs, type TabsProps as AriaTabsProps, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import * as css from '../TabNav/tab.css.ts';

export type TabItem = { id: string; label: ReactNode; content: ReactNode };
export type TabsProps = Pick<AriaTabsProps, 'selectedKey' | 'defaultSelectedKey' | 'onSelectionChange'> & {
  label: string;
  items: readonly TabItem[];
  className?: string;
};

/** React Aria's own choice of the pointer's way down cannot be taken back (2.5.2). Known to its hook, not yet to its type. */
const onPressUp = { shouldSelectOnPressUp: true };

/** Panels of one page that need no address. Where the open one should be kept or shared, use TabNav. */
export function Tabs({ label, items, ...props }: TabsProps) {
  return (
    <AriaTabs {...props}>
      <TabList aria-label={label} className={css.list}>
        {items.map(({ id, label }) => (
          <Tab key={id} id={id} className={css.tab} {...onPressUp}>
            {label}
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={css.panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
