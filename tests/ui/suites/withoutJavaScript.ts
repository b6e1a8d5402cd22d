import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';
import type { Story } from './show.ts';

export const serverHtml = (story: Story) => renderToString(createElement(story as unknown as ComponentType));

/** HTML in a document in which no JavaScript runs, with the styles of this one. */
export async function withoutJavaScript(html: string, width = 360): Promise<Document> {
  const frame = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => frame.remove());
  // The frame's own code would not run, and `(scripting: none)` holds in it; the test may still look inside.
  frame.sandbox.add('allow-same-origin');
  frame.width = String(width);
  frame.height = '800';
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
  const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
  frame.srcdoc = `<!doctype html><html lang="ja"><head><style>${rules.join('\n')}</style></head><body>${html}</body></html>`;
  await loaded;
  return frame.contentDocument!;
}
