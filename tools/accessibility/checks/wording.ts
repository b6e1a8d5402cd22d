import type { Check } from '../check.ts';
import { look } from './support.ts';

export const identicalLinks: Check = {
  id: 'identical-links',
  criteria: ['2.4.4', '2.4.9'],
  name: { ja: '同じ名前のリンクの行き先', en: 'links of the same name' },
  kinds: ['page', 'story'],
  when: 'every',
  modes: ['plain'],
  run: (page) =>
    look(page, ({ controls, name, selector }) => {
      const known = new Map<string, HTMLAnchorElement>();
      return controls().flatMap((each) => {
        if (!(each instanceof HTMLAnchorElement)) return [];
        const called = name(each).normalize('NFKC').toLowerCase();
        const first = known.get(called);
        if (!first) known.set(called, each);
        if (!first || first.href === each.href || !called) return [];
        const at = (link: HTMLAnchorElement) => link.getAttribute('href');
        return [
          {
            message: `“${name(each).slice(0, 60)}” leads to ${at(each)} here and to ${at(first)} before`,
            target: selector(each),
          },
        ];
      });
    }),
};

/** What can be decided without reading pictures: the techniques that put words into one, and descriptions that quote them. */
export const imagesOfText: Check = {
  id: 'images-of-text',
  criteria: ['1.4.5', '1.4.9'],
  name: { ja: '文字の画像', en: 'images of text' },
  kinds: ['page', 'story'],
  when: 'every',
  modes: ['plain'],
  run: (page) =>
    look(page, ({ selector, isTransparent }) => {
      const found: { message: string; target: string }[] = [];
      const root = document.querySelector('main') ?? document.body;
      const isRaster = (address: string) =>
        /\.(png|jpe?g|webp|gif|avif)\b|^data:image\/(png|jpe?g|webp|gif|avif)/i.test(address);
      for (const image of root.querySelectorAll('img')) {
        const box = image.getBoundingClientRect();
        if (!isRaster(image.currentSrc || image.src) || Math.max(box.width, box.height) < 100) continue;
        if (!image.hasAttribute('alt'))
          found.push({
            message: 'a picture of this size must say what it shows, or that it shows nothing',
            target: selector(image),
          });
        const caption = image.closest('figure')?.querySelector('figcaption')?.textContent ?? '';
        const quoted = /[「『“"]([^」』”"]{4,})[」』”"]/.exec(image.alt)?.[1];
        if (quoted && !caption.includes(quoted))
          found.push({
            message: `its description quotes text in the picture: “${quoted.slice(0, 40)}”`,
            target: selector(image),
          });
      }
      for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
        const style = getComputedStyle(element);
        if (
          !isRaster(style.backgroundImage.replace(/^url\("?/, '')) ||
          !element.textContent?.trim() ||
          !element.checkVisibility()
        )
          continue;
        const isReplaced =
          Number.parseFloat(style.textIndent) <= -100 ||
          Number.parseFloat(style.fontSize) < 2 ||
          isTransparent(style.color);
        if (isReplaced) found.push({ message: 'an image stands in place of its text', target: selector(element) });
      }
      return found;
    }),
};

/** Words that send a reader to a place, shape or colour, in a sentence that does not also name the thing. */
export const sensory: Check = {
  id: 'sensory',
  criteria: ['1.3.3'],
  name: { ja: '位置・形・色だけに頼る案内文', en: 'instructions by place, shape or colour' },
  kinds: ['page', 'story'],
  when: 'every',
  modes: ['plain'],
  run: (page) =>
    look(page, ({ texts, selector }) => {
      const thing = 'ボタン|リンク|アイコン|メニュー|欄|枠|入力欄|図|表|印|マーク|文字';
      const part = 'button|link|icon|menu|field|box|panel|column|sidebar|text|mark|label';
      const look = '(?:red|green|blue|yellow|orange|grey|gray|round|square|triangular|left|right|left-hand|right-hand)';
      const phrases = [
        new RegExp(`(?:右|左|右側|左側|右上|左上|右下|左下)の(?:${thing})`),
        new RegExp(`(?:赤|青|緑|黄色?|橙|灰色?|オレンジ)(?:い|色)?の?(?:${thing})`),
        new RegExp(`(?:丸|四角|三角)(?:い|の)(?:${thing})`),
        new RegExp(`\\b${look} (?:${part})s?\\b`, 'i'),
        new RegExp(`\\b(?:${part})s? (?:on|at|to) the (?:left|right)\\b`, 'i'),
        /\b(?:press|click|tap|choose|select|use|see)\b[^.]{0,40}\b(?:on|to) the (?:left|right)\b/i,
      ];
      const blocks = new Map<Element, string>();
      for (const { element, text } of texts()) {
        let block = element;
        while (getComputedStyle(block).display.startsWith('inline') && block.parentElement) block = block.parentElement;
        blocks.set(block, `${blocks.get(block) ?? ''} ${text}`);
      }
      return [...blocks].flatMap(([element, text]) =>
        text
          .split(/(?<=[。.!?！？])/)
          .filter((sentence) => phrases.some((phrase) => phrase.test(sentence)) && !/[「『“"‘]/.test(sentence))
          .map((sentence) => ({
            message: `sends the reader to a place, shape or colour: “${sentence.trim().slice(0, 60)}”`,
            target: selector(element),
          })),
      );
    }),
};
