/** Hostile and honest rich text, and what both sanitisers must make of it, as a browser writes it. */
import type { RichTextKind } from '../../contract/richText.ts';

export interface RichTextCase {
  name: string;
  html: string;
  clean: string;
  /** `article` when left out. */
  kind?: RichTextKind;
}

export const frameHosts = ['www.youtube-nocookie.com'];
const film = 'https://www.youtube-nocookie.com/embed/x';

const badAddresses = [
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#10;script:alert(1)',
    'java&Tab;script:alert(1)',
    ' javascript:alert(1)',
  ],
  ...[
    '&#x6A;avascript:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
  ],
  ...[
    'data:image/svg+xml;base64,PHN2Zz4=',
    'file:///etc/passwd',
    'blob:https://example.com/x',
    '//evil.example/',
    '/\\evil.example/',
  ],
  ...['\\\\evil.example', 'page.html', "/x'&quot;onclick=&quot;alert(1)"],
];
const goodAddresses = [
  '/about',
  '/news?page=2',
  '#top',
  '?page=2',
  'https://www.metro.tokyo.lg.jp/',
  'http://example.com/',
  'mailto:a@example.com',
  'tel:03-1234-5678',
];

export const cases: RichTextCase[] = [
  ...badAddresses.map((href) => ({ name: `address ${href}`, html: `<a href="${href}">x</a>`, clean: '<a>x</a>' })),
  ...goodAddresses.map((href) => ({
    name: `address ${href}`,
    html: `<a href="${href}">x</a>`,
    clean: `<a href="${href}">x</a>`,
  })),

  {
    name: 'plain blocks',
    html: '<h2>a</h2><h3>b</h3><p>c<br>d</p><ul><li><strong>e</strong></li></ul><ol><li><em>f</em></li></ol>',
    clean: '<h2>a</h2><h3>b</h3><p>c<br>d</p><ul><li><strong>e</strong></li></ul><ol><li><em>f</em></li></ol>',
  },
  { name: 'ruby', html: '<ruby>隅田川<rt>すみだがわ</rt></ruby>', clean: '<ruby>隅田川<rt>すみだがわ</rt></ruby>' },
  {
    name: 'span with class only',
    html: '<span class="a b" id="c" style="position:fixed" data-d="e">x</span>',
    clean: '<span class="a b">x</span>',
  },
  {
    name: 'text that looks like markup',
    html: '<p>&lt;script&gt;alert(1)&lt;/script&gt; a &amp; b</p>',
    clean: '<p>&lt;script&gt;alert(1)&lt;/script&gt; a &amp; b</p>',
  },
  {
    name: 'an address with a query',
    html: '<a href="/map?a=1&amp;b=2">x</a>',
    clean: '<a href="/map?a=1&amp;b=2">x</a>',
  },
  {
    name: 'a target',
    html: '<a href="/x" target="_blank" rel="opener">x</a>',
    clean: '<a href="/x" target="_blank" rel="noopener">x</a>',
  },
  { name: 'a target with a name', html: '<a href="/x" target="other">x</a>', clean: '<a href="/x">x</a>' },
  {
    name: 'style on a link',
    html: '<a href="/x" style="font-weight: bold; color: #eee; width: expression(alert(1)); background: url(javascript:alert(1)); position: fixed">x</a>',
    clean: '<a href="/x" style="font-weight:bold">x</a>',
  },
  {
    name: 'only hostile style',
    html: '<a href="/x" style="-moz-binding:url(//evil.example/x)">x</a>',
    clean: '<a href="/x">x</a>',
  },
  {
    name: 'tags that are not listed',
    html: '<h1>a</h1><div>b</div><b onclick="alert(1)">c</b><table><tbody><tr><td>d</td></tr></tbody></table>',
    clean: 'abcd',
  },
  {
    name: 'blocks in a one-line text',
    kind: 'inline',
    html: '<h2>a</h2><p>b <span>c</span></p>',
    clean: 'ab <span>c</span>',
  },

  { name: 'script', html: '<p>a<script>alert(1)</script>b</p>', clean: '<p>ab</p>' },
  { name: 'script first', html: '<script>alert(1)</script>b', clean: 'b' },
  { name: 'script behind a bracket', html: '<<script>alert(1)//<</script>x', clean: '&lt;x' },
  { name: 'script with a slash', html: '<script/x>alert(1)</script\n>x', clean: 'x' },
  { name: 'onerror', html: '<img src=x onerror=alert(1)>x', clean: 'x' },
  { name: 'onerror behind slashes', html: '<img/src="x"/onerror=alert(1)>x', clean: 'x' },
  {
    name: 'handlers on a link',
    html: '<a href="/x" onmouseover=alert(1) onfocus=alert(1) autofocus tabindex=1 id=location name=body>x</a>',
    clean: '<a href="/x">x</a>',
  },
  { name: 'style element', html: "<style>@import '//evil.example/x'</style>x", clean: 'x' },
  {
    name: 'base, meta, link',
    html: '<p>a</p><base href="//evil.example/"><meta http-equiv="refresh" content="0;url=javascript:alert(1)"><link rel="stylesheet" href="//evil.example/x">',
    clean: '<p>a</p>',
  },
  {
    name: 'form',
    html: '<form action="javascript:alert(1)"><input name="q"><button formaction="javascript:alert(1)">x</button></form>',
    clean: 'x',
  },
  {
    name: 'object and embed',
    html: '<object data="javascript:alert(1)"><embed src="javascript:alert(1)"></object>x',
    clean: 'x',
  },
  { name: 'svg onload where svg is not asked for', html: '<svg onload=alert(1)><circle r="1"/></svg>x', clean: 'x' },
  { name: 'a frame where frames are not asked for', html: `<iframe src="${film}"></iframe>x`, clean: 'x' },
  { name: 'template', html: '<template><script>alert(1)</script></template>x', clean: 'x' },
  { name: 'textarea', html: '<textarea><img src=x onerror=alert(1)></textarea>x', clean: 'x' },
  { name: 'xmp', html: '<p>a</p><xmp><img src=x onerror=alert(1)></xmp>x', clean: '<p>a</p>x' },
  { name: 'title', html: '<p>a</p><title><img src=x onerror=alert(1)></title>x', clean: '<p>a</p>x' },
  { name: 'comment', html: '<p>a<!-- <img src=x onerror=alert(1)> -->b</p>', clean: '<p>ab</p>' },

  { name: 'unclosed p', html: '<p>a<p>b', clean: '<p>a</p><p>b</p>' },
  { name: 'unclosed li', html: '<ul><li>a<li>b', clean: '<ul><li>a</li><li>b</li></ul>' },
  { name: 'unclosed p before a list', html: '<p>a<ul><li>b</li></ul>', clean: '<p>a</p><ul><li>b</li></ul>' },
  { name: 'unclosed strong', html: '<strong>a', clean: '<strong>a</strong>' },
  { name: 'unclosed link', html: '<a href="/x">a', clean: '<a href="/x">a</a>' },
  { name: 'unclosed attribute', html: '<p>a</p><a href="javascript:', clean: '<p>a</p>' },
  { name: 'unclosed script', html: 'a<script>alert(1)', clean: 'a' },

  {
    name: 'mXSS: math and mglyph',
    html: '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    clean: '',
  },
  {
    name: 'mXSS: svg style',
    html: 'a<svg><style><a id="</style><img src=1 onerror=alert(1)>"></a></style></svg>',
    kind: 'inline',
    clean: 'a',
  },

  {
    name: 'a drawing',
    kind: 'embed',
    html: '<svg viewBox="0 0 8 8" onload="alert(1)"><path d="M0 0h8" fill="red" onclick="alert(1)" style="x:y"/><script>alert(1)</script></svg>',
    clean: '<svg viewBox="0 0 8 8"><path d="M0 0h8" fill="red"></path></svg>',
  },
  {
    name: 'a drawing that loads',
    kind: 'embed',
    html: '<svg><image href="x" onerror="alert(1)"/><use href="data:image/svg+xml,x#y"/><circle r="1" fill="url(//evil.example/)"/></svg>',
    clean: '<svg><circle r="1"></circle></svg>',
  },
  {
    name: 'HTML in a drawing',
    kind: 'embed',
    html: '<svg><foreignObject><img src="x" onerror="alert(1)"></foreignObject><desc><img src="x" onerror="alert(1)"></desc></svg>x',
    clean: '<svg></svg>x',
  },
  {
    name: 'a film of a named host',
    kind: 'embed',
    html: `<iframe src="${film}" width="560" height="50%" title="A film" frameborder="0" allowfullscreen onload="alert(1)" srcdoc="x" name="y">old</iframe>x`,
    clean: `<iframe src="${film}" width="560" height="50%" title="A film" frameborder="0" allowfullscreen=""></iframe>x`,
  },
  ...[
    'https://evil.example/',
    'http://www.youtube-nocookie.com/embed/x',
    'javascript:alert(1)',
    'https://www.youtube-nocookie.com@evil.example/',
    '//www.youtube-nocookie.com/x',
    '/about',
  ].map(
    (src): RichTextCase => ({
      name: `frame of ${src}`,
      kind: 'embed',
      html: `<iframe src="${src}"></iframe>x`,
      clean: 'x',
    }),
  ),
  {
    name: 'a frame in a frame',
    kind: 'embed',
    html: `<iframe src="https://evil.example/"><iframe src="${film}"></iframe></iframe>x`,
    clean: 'x',
  },
  {
    name: 'a frame without address',
    kind: 'embed',
    html: '<iframe srcdoc="<script>alert(1)</script>"></iframe>x',
    clean: 'x',
  },
];

/** Broken so that two parsers may build it differently: the result must be harmless, and the same only in that. */
export const tangled: string[] = [
  // Without scripting a parser reads what is in a noscript, so that the two ends differ.
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>x',
  '<form><input name="attributes"><input name="nodeName"><img src=x onerror=alert(1)></form>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<math><annotation-xml encoding="text/html"><style><img src=x onerror=alert(1)></style></annotation-xml></math>',
  '<table><a href="javascript:alert(1)"><tr><td><p>a<b><p>c</table>',
  '<p><strong>a<p>b</strong><a href="/x"><a href="javascript:alert(1)">c',
  '<svg><title><![CDATA[</title><img src=x onerror=alert(1)>]]></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text y="1">x</text></a><animate attributeName="href" to="javascript:alert(1)"/></svg>',
  '<select><option><style></option></select><img src=x onerror=alert(1)></style>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<a href="/x" title="</a><script>alert(1)</script>">x</a',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<iframe><textarea></iframe><img src=x onerror=alert(1)></textarea>',
  `${'<div>'.repeat(300)}<script>alert(1)</script>${'</p>'.repeat(300)}`,
];
