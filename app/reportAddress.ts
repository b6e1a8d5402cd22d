/** Where a mistake is reported: the operator's contact, told what it is about. A letter has a subject, which knows no `+` for a space. */
export function reportAddress(contactUrl: string, about: string): string {
  const url = new URL(contactUrl);
  url.searchParams.set(url.protocol === 'mailto:' ? 'subject' : 'about', about);
  url.search = url.search.replaceAll('+', '%20');
  return url.href;
}
