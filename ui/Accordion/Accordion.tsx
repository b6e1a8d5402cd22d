import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import * as css from './Accordion.css.ts';

export type AccordionItem = { id: string; title: ReactNode; children: ReactNode; defaultExpanded?: boolean };

export type AccordionProps = {
  items: readonly AccordionItem[];
  /** the titles are headings of this level */
  headingLevel: 2 | 3 | 4;
  /** only one is open at a time; the name is any that no other group of the page has */
  name?: string;
  /** both together: a button that opens or closes all of them */
  openAllLabel?: string;
  closeAllLabel?: string;
};

/** Parts to look over and open. All of it is in the page: found by its search, opened before JavaScript has loaded, and printed. */
export function Accordion({ items, headingLevel, name, openAllLabel, closeAllLabel }: AccordionProps) {
  const group = useRef<HTMLDivElement>(null);
  const [openIds, setOpenIds] = useState(() => items.flatMap((item) => (item.defaultExpanded ? item.id : [])));
  const Heading = `h${headingLevel}` as const;
  const isAllOpen = items.every((item) => openIds.includes(item.id));
  const follow = (id: string) => (isExpanded: boolean) =>
    setOpenIds((before) => [...before.filter((each) => each !== id), ...(isExpanded ? [id] : [])]);
  const turnAll = () => {
    for (const each of group.current!.querySelectorAll<HTMLDetailsElement>(':scope > details')) each.open = !isAllOpen;
  };
  return (
    <div ref={group} className={css.accordion}>
      {openAllLabel && closeAllLabel && !name && (
        <div className={css.all}>
          <Button variant="quiet" onPress={turnAll}>
            {isAllOpen ? closeAllLabel : openAllLabel}
          </Button>
        </div>
      )}
      {items.map(({ id, title, children, defaultExpanded }) => (
        <Disclosure
          key={id}
          id={id}
          name={name}
          defaultExpanded={defaultExpanded}
          onExpandedChange={follow(id)}
          title={<Heading className={css.heading}>{title}</Heading>}
        >
          {children}
        </Disclosure>
      ))}
    </div>
  );
}
