/** Choices that the next page must know in its first HTML are kept in cookies, which the person set by choosing. */
const oneYear = 365 * 24 * 3600;

export const keepChoice = (name: 'text_size' | 'consent', value: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox ESR
  document.cookie = `${name}=${value}; path=/; max-age=${oneYear}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
};
