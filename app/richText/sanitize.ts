/**
 * Cleans text that came through the API, at the moment it is shown. The server parses with parse5 (DOMPurify needs a DOM, and a DOM
 * costs a server 270 MB); the browser parses itself and has DOMPurify after it. The build drops the branch of the other side.
 */
import { clean as cleanInBrowser } from './inBrowser.ts';
import type { Clean } from './policy.ts';

export const sanitize: Clean = import.meta.env.SSR ? (await import('./onServer.ts')).clean : cleanInBrowser;
