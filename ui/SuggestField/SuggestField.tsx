import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react';
import { Announcement } from '../Announcer/index.ts';
import { SearchField, type SearchFieldProps } from '../SearchField/SearchField.tsx';
import { useHydrated } from '../useHydrated.ts';
import * as css from './SuggestField.css.ts';

export type SuggestionItem = { id: string; label: string; detail?: string | null; href: string };

export type SuggestFieldProps = Omit<SearchFieldProps, 'onChange' | 'inputProps' | 'popup'> & {
  /** what belongs to the words typed last; kept empty until it is known */
  suggestions: readonly SuggestionItem[];
  onType: (text: string) => void;
  /** names the list */
  listLabel: string;
  /** says how many there are when that changes */
  countLabel: (count: number) => string;
};

/**
 * A search field that offers places to go while somebody types. What is typed stays what the form sends; a suggestion is a link,
 * chosen with the arrows and Enter or by a press. Without JavaScript it is the search field alone.
 */
export function SuggestField({ suggestions, onType, listLabel, countLabel, ...props }: SuggestFieldProps) {
  const isHydrated = useHydrated();
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const listId = useId();
  const isOpen = isWanted && suggestions.length > 0;
  const current = isOpen ? suggestions[active] : undefined;
  const optionId = (index: number) => `${listId}-${index}`;
  const close = () => {
    setWanted(false);
    setActive(-1);
  };
  const move = (by: number) => {
    const count = suggestions.length;
    const next = active < 0 && by < 0 ? count - 1 : (active + by + count) % count;
    setWanted(true);
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };

  // Before the field's own keys: Escape closes the list first, and only then clears the field.
  const onKeyDown = (event: KeyboardEvent) => {
    // While words are being converted, the keys are the input method's.
    if (event.nativeEvent.isComposing || !suggestions.length) return;
    const isTaken = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      ...(isOpen && { Escape: close }),
      ...(current && { Enter: () => document.getElementById(optionId(active))?.click() }),
    }[event.key];
    if (!isTaken || (event.target as HTMLElement).role !== 'combobox') return;
    event.preventDefault();
    event.stopPropagation();
    isTaken();
  };
  const onBlur = ({ target }: FocusEvent) => {
    // When another window takes over, the field is still the active one: the list waits.
    if (target.role === 'combobox' && document.activeElement !== target) close();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the keys of the field within
    <div onKeyDownCapture={onKeyDown} onBlur={onBlur}>
      <Announcement words={isOpen ? countLabel(suggestions.length) : ''} />
      <SearchField
        {...props}
        onChange={(text) => {
          setActive(-1);
          setWanted(text !== '');
          onType(text);
        }}
        // Without JavaScript it is a search field: there is no list that it could open.
        inputProps={
          isHydrated
            ? {
                role: 'combobox',
                autoComplete: 'off',
                'aria-autocomplete': 'list',
                'aria-expanded': isOpen,
                'aria-controls': isOpen ? listId : undefined,
                'aria-activedescendant': current && optionId(active),
              }
            : undefined
        }
        popup={
          isOpen && (
            <div id={listId} role="listbox" aria-label={listLabel} className={css.list}>
              {suggestions.map(({ id, label, detail, href }, index) => (
                <a
                  key={id}
                  id={optionId(index)}
                  role="option"
                  aria-selected={index === active}
                  tabIndex={-1}
                  href={href}
                  className={css.option}
                  // The focus stays in the field.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={close}
                >
                  {label}
                  {detail && <span className={css.detail}>{detail}</span>}
                </a>
              ))}
            </div>
          )
        }
      />
    </div>
  );
}
