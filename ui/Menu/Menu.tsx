import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { cx } from '../cx.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import * as popover from '../Popover/Popover.css.ts';
import { closeWhenLeft, isOpen, keepEscape } from '../Popover/panel.ts';
import { destination, Typed } from './keys.ts';
import * as css from './Menu.css.ts';
import { MenuEntry, type MenuItem } from './MenuEntry.tsx';

export type MenuSection = {
  id: string;
  label: string;
  items: readonly MenuItem[];
  /** its items are choices and show which is chosen; one choice closes the menu, several leave it open */
  selectionMode?: 'single' | 'multiple';
  selectedKeys?: readonly string[];
  onSelectionChange?: (keys: string[]) => void;
};

export type MenuProps = {
  /** the words on the button, and the menu's name */
  label: ReactNode;
  icon?: IconName;
  variant?: 'secondary' | 'quiet';
  items: readonly (MenuItem | MenuSection)[];
  /** hears of every item, by its id; an item may have an `onAction` of its own */
  onAction?: (id: string) => void;
  isDisabled?: boolean;
  className?: string;
};

/**
 * The menu button of the ARIA Authoring Practices, in the browser's own popover: it stays where it stands in the page, and
 * Escape, pressing beside it and the way back of the focus are the browser's. Before JavaScript has loaded the Tab key goes through it.
 */
export function Menu({ label, icon, variant = 'secondary', items, onAction, isDisabled, className }: MenuProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const startsAt = useRef<'first' | 'last'>('first');
  const typed = useRef(new Typed());

  const all = () => [...menu.current!.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
  const enter = () => {
    all()
      .at(startsAt.current === 'first' ? 0 : -1)
      ?.focus();
    startsAt.current = 'first';
  };

  const openByArrow = (event: KeyboardEvent) => {
    // Whoever came back to the button leaves the menu behind.
    if (event.key === 'Tab') return menu.current?.hidePopover();
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    startsAt.current = event.key === 'ArrowDown' ? 'first' : 'last';
    if (isOpen(menu.current)) enter();
    else opener.current?.click();
  };

  const move = (event: KeyboardEvent) => {
    const { key, ctrlKey, altKey, metaKey, timeStamp } = event;
    if (ctrlKey || altKey || metaKey) return;
    // The focus goes back to the button first, and on from there.
    if (key === 'Tab') return menu.current?.hidePopover();
    const entries = all();
    const at = entries.indexOf(document.activeElement as HTMLElement);
    if (key === ' ') {
      // A button is pressed by the space bar, a link is not.
      if (!entries[at]?.matches('a')) return;
      event.preventDefault();
      return entries[at].click();
    }
    const labels = () => entries.map((entry) => entry.querySelector('[data-label]')?.textContent ?? '');
    const to =
      [...key].length === 1 ? typed.current.find(key, timeStamp, labels(), at) : destination(key, at, entries.length);
    if (to === undefined) return;
    event.preventDefault();
    entries[to]?.focus();
  };

  const entry = (item: MenuItem, section?: MenuSection) => {
    const { selectionMode, selectedKeys = [] } = section ?? {};
    const isSelected = selectedKeys.includes(item.id);
    const press = () => {
      if (item.isDisabled) return;
      item.onAction?.();
      onAction?.(item.id);
      if (selectionMode === 'single') section?.onSelectionChange?.([item.id]);
      if (selectionMode === 'multiple') {
        const others = selectedKeys.filter((key) => key !== item.id);
        section?.onSelectionChange?.(isSelected ? others : [...others, item.id]);
      } else menu.current?.hidePopover();
    };
    const role = selectionMode === 'single' ? 'menuitemradio' : 'menuitemcheckbox';
    return (
      <MenuEntry
        key={item.id}
        item={item}
        id={`${id}${item.id}`}
        choice={selectionMode && { role, isSelected }}
        onPress={press}
      />
    );
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for what leaves the button and the menu
    <div
      className={cx(popover.frame, className)}
      onBlur={(event) => closeWhenLeft(event, menu.current)}
      onKeyDown={(event) => keepEscape(event, menu.current)}
    >
      <Button
        ref={opener}
        id={`${id}button`}
        variant={variant}
        className={popover.opener}
        isDisabled={isDisabled}
        popoverTarget={id}
        aria-haspopup="menu"
        // Safari does not give the focus to a pressed button, and then would not give it back.
        onPress={() => opener.current?.focus()}
        onKeyDown={openByArrow}
      >
        {icon && <Icon name={icon} />}
        {label}
        <Icon name="caret-down" className={popover.caret} />
      </Button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-labelledby={`${id}button`}
        className={css.menu}
        onToggle={({ newState }) => newState === 'open' && enter()}
        onKeyDown={move}
      >
        {items.map((item) =>
          'items' in item ? (
            // biome-ignore lint/a11y/useSemanticElements: a group of a menu is no fieldset
            <div key={item.id} role="group" aria-labelledby={`${id}${item.id}`} className={css.section}>
              <div id={`${id}${item.id}`} aria-hidden="true" className={css.heading}>
                {item.label}
              </div>
              {item.items.map((each) => entry(each, item))}
            </div>
          ) : (
            entry(item)
          ),
        )}
      </div>
    </div>
  );
}
