/** What was seen, as one page without anything outside it. Pure. */
import { createHash } from 'node:crypto';
import { escapeMarkup } from '../../server/http/markup.ts';
import { isBeyond, type Look, type Photograph, type Status, statuses } from './looks.ts';
import { pageScript } from './pageScript.ts';
import { pageStyle } from './pageStyle.ts';
import type { Shown } from './photograph.ts';

export interface PageInput {
  looks: readonly Look[];
  /** What was compared with what, in words that name a revision. */
  before: string;
  after: string;
  /** The share of changed pixels that is borne. */
  threshold: number;
  takenAt: Date;
}

const names: Record<Status, { ja: string; en: string }> = {
  changed: { ja: '変わった', en: 'Changed' },
  failed: { ja: '写せなかった', en: 'Could not be photographed' },
  new: { ja: '新しい', en: 'New' },
  removed: { ja: 'なくなった', en: 'Removed' },
  same: { ja: '同じ', en: 'Same' },
};

const english = (text: string) => `<span class="en" lang="en">${escapeMarkup(text)}</span>`;
const both = (ja: string, en: string) => `${escapeMarkup(ja)} ${english(en)}`;

export const percent = (share: number): string => {
  const value = share * 100;
  return `${value > 0 && value < 0.01 ? 'less than 0.01' : Number(value.toFixed(2))} %`;
};
const percentJa = (share: number) => percent(share).replace('less than 0.01 %', '0.01 % 未満');

const conditionOf = ({ lang, textSize, width, isForced }: Shown) => ({
  ja: `${lang === 'ja' ? '日本語' : '英語'}・文字${textSize === 2 ? '大' : '標準'}・幅${width}${isForced ? '・色を指定' : ''}`,
  en: `${lang === 'ja' ? 'Japanese' : 'English'}, ${textSize === 2 ? 'large' : 'normal'} text, ${width} wide${isForced ? ', forced colours' : ''}`,
});

const source = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;
/** Each in its own size beside the larger one. */
const picture = ({ png, width, height }: Photograph, alt: string, stageWidth: number) =>
  `<img src="${source(png)}" width="${width}" height="${height}" alt="${escapeMarkup(alt)}" loading="lazy" style="width:${(width / stageWidth) * 100}%">`;

function figure(kind: 'before' | 'after', photograph: Photograph, title: string, stageWidth: number): string {
  const [ja, en] = kind === 'before' ? ['前', 'Before'] : ['後', 'After'];
  return `<figure class="${kind}"><figcaption>${both(ja, en)}</figcaption>${picture(photograph, `${ja} ${en}: ${title}`, stageWidth)}</figure>`;
}

function single({ status, before, after, title }: Look): string {
  const photograph = before ?? after;
  if (!photograph) return '';
  const kind = status === 'removed' ? 'before' : 'after';
  const shown = figure(kind, photograph, title.ja, photograph.width);
  return `<div class="compare"><div class="stage" style="max-width:${photograph.width}px">${shown}</div></div>`;
}

function comparison({ title, before, after, difference }: Look, at: number): string {
  const { width, height, area } = difference!;
  const view = (value: string, ja: string, en: string, isFirst = false) =>
    `<label><input type="radio" name="view-${at}" value="${value}"${isFirst ? ' checked' : ''}><span>${both(ja, en)}</span></label>`;
  const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(3)}%`;
  const frame = area
    ? `<div class="area" style="left:${share(area.x, width)};top:${share(area.y, height)};width:${share(area.width, width)};height:${share(area.height, height)}"></div>`
    : '';
  return `<div class="compare">
<fieldset class="views"><legend>${both('見かた', 'View')}</legend><div class="choices">${view('slide', '重ねて動かす', 'Slide', true)}${view('side', '並べる', 'Side by side')}${view('marks', 'ちがいを見る', 'Difference')}</div></fieldset>
<label class="slider"><span class="label">${both('前と後のさかい', 'Border between before and after')}</span><span class="ends"><span>${both('左が後', 'Left end: after')}</span><span>${both('右が前', 'Right end: before')}</span></span><input type="range" name="border-${at}" min="0" max="100" value="50"></label>
<div class="stage pair" style="max-width:${width}px">${figure('before', before!, title.ja, width)}${figure('after', after!, title.ja, width)}<div class="marks">${picture(difference!, `ちがい Difference: ${title.ja}`, width)}${frame}</div></div>
</div>`;
}

function factsOf({ status, share, difference, isUnsteady, reason }: Look): { ja: string; en: string } {
  if (status === 'failed') return { ja: reason ?? '', en: '' };
  if (!difference) return { ja: '', en: '' };
  const { changed, area } = difference;
  const { x, y, width, height } = area!;
  return {
    ja: `画素の${percentJa(share)} (${changed.toLocaleString('ja')}画素)。左から${x}、上から${y}、幅${width}、高さ${height}の中です。${isUnsteady ? '写すたびに変わります。' : ''}`,
    en: `${percent(share)} of the pixels (${changed.toLocaleString('en')}), within ${width} × ${height} at ${x} from the left and ${y} from the top. ${isUnsteady ? 'It looks different each time.' : ''}`,
  };
}

function item(look: Look, at: number): string {
  const { id, title, status } = look;
  const [condition, facts, name] = [conditionOf(look.shown), factsOf(look), names[status]];
  const words = [id, title.ja, title.en, condition.ja, condition.en, name.ja, name.en].join(' ');
  const head = `<span class="tag">${both(name.ja, name.en)}</span><h3>${both(title.ja, title.en)}</h3> <span class="facts">${both(condition.ja, condition.en)}</span>`;
  const told = facts.ja ? `<p class="facts">${facts.en ? both(facts.ja, facts.en) : escapeMarkup(facts.ja)}</p>` : '';
  const pictures = look.difference ? comparison(look, at) : single(look);
  const body = pictures
    ? `<details><summary>${head}</summary>${told}${pictures}</details>`
    : `<div>${head}</div>${told}`;
  return `<li class="look" data-status="${status}" data-words="${escapeMarkup(words.normalize('NFKC').toLowerCase())}">${body}</li>`;
}

/** In the order of the statuses, the largest change first. */
const inOrder = (looks: readonly Look[]) =>
  looks.toSorted((a, b) => statuses.indexOf(a.status) - statuses.indexOf(b.status) || b.share - a.share);

export function visualPage({ looks, before, after, threshold, takenAt }: PageInput): string {
  const count = (status: Status) => looks.filter((look) => look.status === status).length;
  const beyond = looks.filter(isBeyond(threshold)).length;
  const script = `(${pageScript})()`;
  const hash = createHash('sha256').update(script).digest('base64');
  const when = takenAt.toLocaleString('ja', { timeZone: 'Asia/Tokyo', dateStyle: 'long', timeStyle: 'short' });
  const fact = (ja: string, en: string, value: string) => `<div><dt>${both(ja, en)}</dt><dd>${value}</dd></div>`;
  const verdict = beyond
    ? both(`見てほしいものが${beyond}件あります。`, `${beyond} to look at.`)
    : both('決めた割合をこえる変化は、ありません。', 'Nothing has changed by more than is borne.');
  return `<!doctype html>
<html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-${hash}'">
<title>見た目のくらべ - とことこ東京</title><link rel="icon" href="data:,"><style>${pageStyle}</style></head>
<body><a class="skip" href="#looks">${both('結果へ移動', 'To the results')}</a>
<header><h1>見た目のくらべ <span class="en" lang="en">Looks, compared</span></h1>
<dl>${fact('前', 'Before', escapeMarkup(before))}${fact('後', 'After', escapeMarkup(after))}${fact('写した時', 'Taken', `${escapeMarkup(when)} (日本時間)`)}${fact('ゆるす割合', 'Borne share', percent(threshold))}</dl></header>
<main><section aria-labelledby="summary"><h2 id="summary">まとめ <span class="en" lang="en">Summary</span></h2>
<ul class="counts">${statuses.map((status) => `<li><b>${count(status)}</b>${both(names[status].ja, names[status].en)}</li>`).join('')}</ul>
<p class="verdict${beyond ? ' bad' : ''}">${verdict}</p></section>
<section aria-labelledby="looks"><h2 id="looks" tabindex="-1">結果 <span class="en" lang="en">Results</span></h2>
<search><form class="filters"><fieldset><legend>${both('表示するもの', 'Show')}</legend><div class="choices">${statuses
    .map(
      (status) =>
        `<label><input type="checkbox" name="status" value="${status}"${status === 'same' && looks.some((look) => look.status !== 'same') ? '' : ' checked'}><span>${both(`${names[status].ja} (${count(status)})`, names[status].en)}</span></label>`,
    )
    .join('')}</div></fieldset>
<label><span class="label">${both('名前でさがす', 'Search by name')}</span><input type="search" name="text" autocomplete="off"></label></form></search>
<p role="status"></p>
<ol class="looks">${inOrder(looks).map(item).join('\n')}</ol></section></main>
<script>${script}</script></body></html>
`;
}
