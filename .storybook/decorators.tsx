import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { type Look, showLook } from './looks.ts';

/** Puts language and text size where the portal has them: on the document. */
export const withDocument: Decorator = (Story, { globals }) => {
  const { language, textSize, look } = globals;
  // Before the story is painted, so that nothing measures the wrong size.
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset.textSize = textSize;
  }, [language, textSize]);
  useLayoutEffect(() => (look === 'screen' ? undefined : showLook(look as Look)), [look]);
  return (
    <I18nProvider locale={language === 'en' ? 'en-US' : 'ja-JP'}>
      <Story />
    </I18nProvider>
  );
};

/** `args` are Japanese; `parameters.english` has what is said otherwise in English. */
export const withWords: Decorator = (Story, { args, globals, parameters }) => (
  <Story args={globals.language === 'en' ? { ...args, ...parameters.english } : args} />
);
