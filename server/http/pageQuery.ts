import { languages } from '../../contract/values.ts';

/**
 * What of a query counts for a page: the parameters that its route reads, in the route's order, the language last. All others
 * change nothing, so they are dropped before a page is looked up or rendered: nobody bypasses the page cache with a made-up one.
 */
export function canonicalQuery(names: readonly string[], query: URLSearchParams): URLSearchParams {
  const canonical = new URLSearchParams();
  for (const name of names)
    for (const value of [...query.getAll(name), ...query.getAll(`${name}[]`)]) canonical.append(name, value);
  const lang = languages.find((language) => language === query.get('lang'));
  if (lang && lang !== 'ja') canonical.append('lang', lang);
  return canonical;
}
