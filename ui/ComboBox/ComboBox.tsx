import { useContext, useEffect, useRef, useState } from 'react';
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
  ComboBoxStateContext,
  ComboBoxValueContext,
} from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { InputContext } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { useSlottedContext } from 'react-aria-components/slots';
import { cx } from '../cx.ts';
import * as field from '../Field/Field.css.ts';
import { Field, type FieldWords, isWrong } from '../Field/Field.tsx';
import { FieldInput } from '../Field/FieldInput.tsx';
import { useEntered } from '../Field/useEntered.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useHydrated } from '../useHydrated.ts';
import * as css from './ComboBox.css.ts';

export type ComboBoxItem = {
  id: string;
  label: string;
  description?: string;
  /** what else finds it: readings, romanised names */
  keywords?: string;
};

type Key = string | number;

export type ComboBoxProps = Omit<
  AriaComboBoxProps<ComboBoxItem>,
  'children' | 'className' | 'style' | 'items' | 'defaultItems' | 'validationBehavior' | 'onChange'
> &
  FieldWords & {
    items: readonly ComboBoxItem[];
    /** the name of the button that shows the whole list */
    openLabel: string;
    /** said and shown when nothing in the list fits */
    emptyLabel: string;
    onSelectionChange?: (key: Key | null) => void;
    /** language of what it says itself, such as how many options there are; the browser's when left out */
    lang?: string;
    className?: string;
  };

/**
 * Type and pick. Heavy: import it where it is used. Without JavaScript it is a text field; what is typed is sent only
 * with `allowsCustomValue` or `formValue="text"`.
 */
export function ComboBox({
  label,
  description,
  errorMessage,
  isInvalid,
  requirementLabel,
  items,
  openLabel,
  emptyLabel,
  className,
  lang,
  ...props
}: ComboBoxProps) {
  const { onFocusChange } = props;
  const [main, setMain] = useState<Element | null>(null);
  const searched = new Map(items.map((item) => [item.label, `${item.label} ${item.keywords ?? ''}`]));
  const box = (
    <AriaComboBox
      ref={(frame) => setMain(frame?.closest('main') ?? null)}
      isInvalid={isWrong({ isInvalid, errorMessage })}
      menuTrigger="focus"
      {...props}
      onFocusChange={(isFocused) => {
        keepPageVisible(isFocused);
        onFocusChange?.(isFocused);
      }}
      allowsEmptyCollection
      defaultFilter={(label, typed) => fold(searched.get(label) ?? label).includes(fold(typed))}
      defaultItems={items}
      validationBehavior="aria"
      className={cx(field.frame, className)}
    >
      <Field label={label} requirementLabel={requirementLabel} description={description} errorMessage={errorMessage}>
        <div className={css.box}>
          <ComboBoxInput items={items} />
          <IconButton icon="caret-down" label={openLabel} className={css.opener} />
        </div>
      </Field>
      {/*
       * What it shows belongs to the part of the page that the field is in, not after its end. It keeps further from the edge than the
       * page's own scroll padding: else an arrow key would scroll the page to show the first item, and that closes the list.
       */}
      <Popover className={css.popover} offset={6} containerPadding={40} UNSTABLE_portalContainer={main ?? undefined}>
        <ListBox<ComboBoxItem> className={css.list} renderEmptyState={() => <p className={css.empty}>{emptyLabel}</p>}>
          {(item) => (
            <ListBoxItem className={css.item} textValue={item.label}>
              {item.label}
              {item.description && <span className={css.description}>{item.description}</span>}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
  return lang ? <I18nProvider locale={lang}>{box}</I18nProvider> : box;
}

/** What was typed before JavaScript has loaded is typed into the list, too; the whole name of an item chooses it. */
function ComboBoxInput({ items }: Pick<ComboBoxProps, 'items'>) {
  const input = useRef<HTMLInputElement>(null);
  // None while React Aria collects what is in the list.
  const list = useContext(ComboBoxStateContext);
  const type = (typed: string) => {
    list?.setInputValue(typed);
    const named = items.find((item) => fold(item.label) === fold(typed));
    if (named) list?.selectionManager.select(named.id);
  };
  useEntered({ value: list?.inputValue ?? '', defaultValue: '', onChange: type }, () => input.current?.value);
  const isHydrated = useHydrated();
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is in the field already came before anyone listened
  useEffect(() => {
    const control = input.current;
    if (isHydrated || !control || document.activeElement !== control) return;
    control.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }, []);
  // Where several may be chosen, they would describe the field; of one nothing is shown but the field itself.
  const severalId = useSlottedContext(ComboBoxValueContext)?.id;
  const descriptions = useSlottedContext(InputContext)?.['aria-describedby']?.split(' ');
  return (
    <FieldInput
      ref={input}
      aria-describedby={descriptions?.filter((id) => id !== severalId).join(' ')}
      className={field.control}
    />
  );
}

/**
 * While its list is open React Aria would hide the rest of the page from screen readers, although all of it can still be
 * focused. The pattern of the ARIA Authoring Practices does not, and what is marked as a top layer is left alone.
 */
function keepPageVisible(isFocused: boolean): void {
  for (const part of document.body.children) part.toggleAttribute('data-react-aria-top-layer', isFocused);
}

/** So that half width, capitals and katakana find the same as full width, small letters and hiragana. */
const fold = (words: string) =>
  words
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
