import { useId } from 'react';
import * as css from './Switcher.css.ts';

export type SwitcherLink = { id: string; label: string; href: string; lang?: string; isCurrent?: boolean };
export type SwitcherLinksProps = {
  label: string;
  items: readonly SwitcherLink[];
  /** called before the link is followed, so that a choice can be kept */
  onPress?: (id: string) => void;
};

/** The same page in another form: its languages. */
export function SwitcherLinks({ label, items, onPress }: SwitcherLinksProps) {
  const labelId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are links
    <div role="group" aria-labelledby={labelId} className={css.group}>
      <span id={labelId} className={css.label}>
        {label}
      </span>
      <span className={css.options}>
        {items.map(({ id, label, href, lang, isCurrent }) => (
          <a
            key={id}
            href={href}
            lang={lang}
            hrefLang={lang}
            className={css.option}
            aria-current={isCurrent || undefined}
            onClick={onPress && (() => onPress(id))}
          >
            {label}
          </a>
        ))}
      </span>
    </div>
  );
}
