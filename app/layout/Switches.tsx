import { SwitcherButtons, SwitcherLinks } from '../../ui/Switcher/index.ts';
import { address } from '../addresses.ts';
import { usePage, usePreferences } from '../PageContext.tsx';
import type { TextSize } from '../preferences.ts';

export const languages = [
  { lang: 'ja', label: '日本語' },
  { lang: 'en', label: 'English' },
] as const;

/** The address of the open page, query included. */
export function useHere(): string {
  const { path, query, address: own } = usePage();
  return own ?? `${path}${query.size ? `?${query}` : ''}`;
}

/** Language and text size. Without JavaScript the choice of size is posted and comes back to this page. */
export function Switches() {
  const { t, lang, preferences } = usePage();
  const { textSize } = usePreferences();
  const here = useHere();
  return (
    <>
      <SwitcherLinks
        label={t('language')}
        items={languages.map((each) => ({
          ...each,
          id: each.lang,
          href: address(here, each.lang),
          isCurrent: each.lang === lang,
        }))}
      />
      <SwitcherButtons
        label={t('textSize')}
        name="text_size"
        action="/preferences"
        items={[
          { value: '1', label: t('textSizeNormal'), isCurrent: textSize === 1 },
          { value: '2', label: t('textSizeLarge'), isCurrent: textSize === 2 },
        ]}
        onPress={(value) => preferences.set({ textSize: Number(value) as TextSize })}
      >
        <input type="hidden" name="next" value={here} />
      </SwitcherButtons>
    </>
  );
}
