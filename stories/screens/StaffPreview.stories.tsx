import type { Meta } from '@storybook/react-vite';
import { StaffPreviewScreen } from '../../app/screens/StaffPreview/StaffPreviewScreen.tsx';
import { PreviewBanner } from '../../app/staff/PreviewBanner.tsx';
import type { Previewed, PreviewProblem } from '../../contract/previews.ts';
import { failing, offline } from '../fixtures/api.ts';
import { previewed } from '../fixtures/revisions.ts';
import { reviewer } from '../fixtures/staff.ts';
import { languageOf } from './languageOf.ts';
import { wired } from './wired.tsx';
import { withPage } from './withPage.tsx';

export default { title: '画面/プレビュー', component: StaffPreviewScreen } satisfies Meta<typeof StaffPreviewScreen>;

const address = '/preview/news_detail';
const english = { language: 'en' };
const narrow = { viewport: { value: 'narrow' } };
const me = { 'GET /staff/me': () => ({ staff: reviewer }) };

/** In place of a preview: why there is none. */
const refused = (problem: PreviewProblem, detail = '') => ({
  decorators: [withPage],
  args: { problem, detail, id: '31', on: '2027-04-01', token: null },
});
const page = { layout: 'fullscreen', page: { path: address } };

/** Above a page that is not public. */
const banner = (more: Partial<Previewed> = {}) => ({
  decorators: [withPage],
  render: (_: unknown, { globals }: { globals: Record<string, unknown> }) => (
    <PreviewBanner {...previewed(languageOf(globals), more)} />
  ),
});

export const Plain = { name: '提案を選ぶ前', ...wired(address, { states: 'none', responses: me }) };
export const Shown = { name: 'プレビューの上の帯', ...banner(), parameters: { ...page, states: 'shown' } };
export const Planned = {
  name: '公開の日が決まっている',
  ...banner({ on: '2027-04-01', isNotYet: false }),
  parameters: page,
};
export const NotYet = { name: '公開される前の日', ...banner({ isNotYet: true }), parameters: page };
export const WrongDay = { name: '表示できない日', ...banner({ isDayWrong: true }), parameters: page };
export const Alone = { name: 'ほかの変更が多い', ...banner({ isAlone: true }), parameters: page };
export const Nowhere = { name: '表示するページがないバナー', ...banner({ name: 'other_banner' }), parameters: page };
export const ByLink = {
  name: 'リンクで見る',
  ...banner({ link: { token: `thlzwo.${'a'.repeat(43)}`, until: '2026-12-02T15:00:00.000Z' } }),
  parameters: { ...page, states: 'byLink' },
};
export const NotFound = {
  name: '見つからない',
  ...refused('notFound'),
  parameters: { ...page, states: 'notFound' },
};
export const WrongRole = { name: 'ほかの人の提案', ...refused('role'), parameters: { ...page, states: 'role' } };
export const WrongKind = { name: 'ほかの種類の提案', ...refused('kind'), parameters: { ...page, states: 'kind' } };
export const Decided = { name: '判定が終わった', ...refused('decided'), parameters: { ...page, states: 'decided' } };
export const Overtaken = {
  name: '先にほかの提案で変わる',
  ...refused('overtaken'),
  parameters: { ...page, states: 'overtaken' },
};
export const InTheWay = {
  name: 'アドレスが使われている',
  ...refused('inTheWay'),
  parameters: { ...page, states: 'inTheWay' },
};
export const Broken = {
  name: '正しくない内容',
  ...refused('broken', 'source: points.3.lat: Invalid input: expected number, received string'),
  parameters: { ...page, states: 'broken' },
};
export const LinkOver = {
  name: 'リンクの期限が切れた',
  ...refused('linkOver'),
  parameters: { ...page, states: 'linkOver' },
};
export const LinkForeign = {
  name: 'ほかの提案のリンク',
  ...refused('linkForeign'),
  parameters: { ...page, states: 'linkForeign' },
};
export const Failed = {
  name: 'サーバーの問題',
  ...wired(address, { states: 'error', responses: { 'GET /staff/me': failing } }),
};
export const Offline = {
  name: 'オフライン',
  ...wired(address, { states: 'offline', responses: { 'GET /staff/me': offline } }),
};
export const English = { name: 'プレビューの上の帯（英語）', globals: english, ...banner(), parameters: page };
export const BrokenEnglish = {
  name: '正しくない内容（英語）',
  globals: english,
  ...refused('broken', 'source: station: no such station'),
  parameters: page,
};
export const NarrowAndLarge = {
  name: '320px・文字サイズ大',
  globals: { viewport: { value: 'narrow' }, textSize: '2' },
  ...banner({ isDayWrong: true }),
  parameters: page,
};
export const NarrowBroken = {
  name: '320px・正しくない内容',
  globals: narrow,
  ...refused('broken', `source: points.3.text.ja: ${'x'.repeat(80)}`),
  parameters: page,
};
