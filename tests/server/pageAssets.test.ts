/** The styles of a page stand in its HTML, and its policy allows exactly them. */
import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { securityHeaders } from '../../server/http/security.ts';
import { sendSharedPage, sharedPage } from '../../server/http/sharedPage.ts';
import { type Manifest, pageAssets } from '../../server/pageAssets.ts';

const manifest: Manifest = {
  'app/entry.ts': {
    file: 'entry.js',
    css: ['entry.css'],
    imports: ['_shared.js'],
    dynamicImports: ['search', 'dialog'],
  },
  '_shared.js': { file: 'shared.js', css: ['shared.css'] },
  '_field.js': { file: 'field.js', css: ['field.css'], imports: ['_shared.js'] },
  search: { file: 'search.js', css: ['search.css'], imports: ['_shared.js'], dynamicImports: ['form', 'map'] },
  form: { file: 'form.js', css: ['form.css'], imports: ['_field.js'] },
  map: { file: 'map.js', css: ['map.css'] },
  dialog: { file: 'dialog.js', css: ['dialog.css'] },
};
const assetsOf = pageAssets(manifest, 'app/entry.ts', (file) => `.${file.replace('.css', '')}{top:.5em}\n`);
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('the first HTML of a page', () => {
  it('holds the styles of the entry and of the screen, what is imported first', () => {
    const { styles, inlineStyle, scripts, preloads } = assetsOf(['search'], '<main class="search">');
    expect(styles).toEqual(['/shared.css', '/entry.css', '/search.css']);
    expect(inlineStyle).toBe('.shared{top:.5em}.entry{top:.5em}.search{top:.5em}');
    expect(scripts).toEqual(['/entry.js']);
    expect(preloads).toEqual(['/shared.js', '/search.js']);
  });

  it('holds the styles of what is rendered now and takes its code later, and of nothing else that comes later', () => {
    const { styles, preloads } = assetsOf(['search'], '<main class="search"><form class="x form"></form></main>');
    expect(styles).toEqual(['/shared.css', '/entry.css', '/search.css', '/form.css']);
    expect(preloads).toEqual(['/shared.js', '/search.js']);
    expect(assetsOf(['search'], '<p class="field">').styles.at(-1)).toBe('/field.css');
  });

  it('names the hash of its styles', () => {
    for (const body of ['', '<form class="form">']) {
      const { inlineStyle, styleHash } = assetsOf(['search'], body);
      expect(styleHash).toBe(hashOf(inlineStyle));
    }
  });
});

describe('the policy of a page', () => {
  const { styleHash } = assetsOf([], '');
  const app = new Hono()
    .use(securityHeaders(readConfig({ NODE_ENV: 'production' })))
    .get('/', (c) => sendSharedPage(c, sharedPage({ status: 200, lang: 'ja', title: '', html: '<p>', styleHash })))
    .get('/plain', (c) => c.text('ok'));
  const stylesOf = (response: Response) =>
    /style-src ([^;]*)/.exec(response.headers.get('content-security-policy')!)![1]!.split(' ');

  it('allows its own style element, also where the browser has the page already', async () => {
    const page = await app.request('/');
    expect(stylesOf(page)).toContain(`'${styleHash}'`);
    const known = await app.request('/', { headers: { 'if-none-match': page.headers.get('etag')! } });
    expect(known.status).toBe(304);
    expect(stylesOf(known)).toEqual(stylesOf(page));
  });

  it('allows it on no other response', async () => {
    const plain = stylesOf(await app.request('/plain'));
    expect(plain).not.toContain(`'${styleHash}'`);
    expect(plain).not.toContain("'unsafe-inline'");
  });
});
