import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ReportScreen } from '../../app/screens/Report/ReportScreen.tsx';
import { ApiError } from '../../contract/apiError.ts';
import { photoMaxBytes } from '../../contract/photoRules.ts';
import { reportTextMaxLength } from '../../contract/reportRules.ts';
import { failing, offline, pending, type Responses, refused, unavailable } from '../fixtures/api.ts';
import { courseDetail } from '../fixtures/courseDetail.ts';
import { chooseFile } from './chooseFile.ts';
import { wired } from './wired.tsx';

export default { title: '画面/問題を知らせる', component: ReportScreen } satisfies Meta<typeof ReportScreen>;

const english = { language: 'en' };
const narrow = { viewport: { value: 'narrow' } };
const address = '/report?course=101';
const ofShop = '/report?institution=10001';
interface Played {
  canvasElement: HTMLElement;
}

const press = ({ canvasElement }: Played) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: /^(知らせる|Send report)$/ }));
async function send(context: Played) {
  const canvas = within(context.canvasElement);
  await userEvent.click(canvas.getByRole('radio', { name: /通れない|closed or dangerous/ }));
  await userEvent.type(context.canvasElement.querySelector('#text')!, '橋の工事で通れません。');
  await press(context);
}
const choosePhoto = ({ canvasElement }: Played, photo = new File(['橋'], '橋.jpg', { type: 'image/jpeg' })) =>
  chooseFile(canvasElement.querySelector<HTMLInputElement>('#image')!, photo);
const notTaken = async (context: Played) => {
  await within(context.canvasElement).findByRole('heading', { name: /入力を確かめて|correct/ });
};
const nothingEntered = async (context: Played) => {
  await press(context);
  await notTaken(context);
};
const sentInVain = async (context: Played) => {
  await send(context);
  await notTaken(context);
};
const responding = (response: () => Promise<never>): { responses: Responses } => ({
  responses: { 'POST /report': response },
});
const tooMany = () => Promise.reject(new ApiError('E429', 'Slow down', { retryAfter: 540 }));

export const Plain = { name: 'コースの問題', ...wired(address, { states: 'course' }) };
export const OfShop = { name: 'お店のまちがい', ...wired(ofShop, { states: 'institution' }) };
export const OfEquipment = { name: '健康遊具のまちがい', ...wired('/report?institution=30001') };
export const NothingNamed = { name: '何についてか決まっていない', ...wired('/report', { states: 'nothingNamed' }) };
export const NothingEntered = {
  name: '何も入力しない',
  play: nothingEntered,
  ...wired(address, { states: 'refused' }),
};
export const PointRefused = {
  name: '地点がなくなっていた',
  play: sentInVain,
  ...wired(address, { states: 'refused', ...responding(refused({ field: 'point', kind: 'not_valid' })) }),
};
export const WithPhoto = {
  name: '写真を選んだ',
  play: async ({ canvasElement }: Played) => {
    await choosePhoto({ canvasElement });
    await expect(canvasElement.querySelector<HTMLInputElement>('#image')!.files).toHaveLength(1);
  },
  ...wired(address, { states: 'photo' }),
};
export const PhotoRefused = {
  name: '写真を開けない',
  play: async (context: Played) => {
    await choosePhoto(context);
    await sentInVain(context);
    // It is still chosen: what was entered stays.
    await expect(context.canvasElement.querySelector<HTMLInputElement>('#image')!.files).toHaveLength(1);
  },
  ...wired(address, { states: 'photoRefused', ...responding(refused({ field: 'image', kind: 'bad_input' })) }),
};
export const PhotoTooLarge = {
  name: '写真が大きすぎる',
  play: async (context: Played) => {
    await choosePhoto(context, new File([new Uint8Array(photoMaxBytes + 1)], '橋.jpg', { type: 'image/jpeg' }));
    await sentInVain(context);
  },
  ...wired(address, { states: 'photoRefused' }),
};
export const TooMany = {
  name: '続けて何度も送った',
  play: sentInVain,
  ...wired(address, { states: 'tooMany', ...responding(tooMany) }),
};
export const Sending = {
  name: '送っているところ',
  play: send,
  ...wired(address, { states: 'pending', ...responding(pending) }),
};
export const Sent = { name: '送った後', ...wired(`${address}&done=sent`, { states: 'sent' }) };
export const SentOfShop = { name: '送った後：お店', ...wired(`${ofShop}&done=sent`) };
export const Full = { name: 'たくさん届いている', ...wired(`${address}&done=full`, { states: 'full' }) };
export const LongText = {
  name: '長いことば',
  play: async ({ canvasElement }: Played) => {
    const area = canvasElement.querySelector<HTMLTextAreaElement>('#text')!;
    await userEvent.click(area);
    await userEvent.paste('x'.repeat(reportTextMaxLength + 1));
  },
  ...wired(address, {
    states: 'longText',
    responses: {
      'GET /course_detail': (_, lang) => {
        const { points, ...course } = courseDetail(lang);
        const name =
          lang === 'ja' ? 'とても長い名前の地点'.repeat(8) : 'A point with a very long name '.repeat(6).trim();
        return { course: { ...course, name, points: points.map((point) => ({ ...point, name })) } };
      },
    },
  }),
};
export const NotFound = {
  name: '見つからない（404）',
  ...wired('/report?course=99999', {
    states: 'notFound',
    responses: { 'GET /course_detail': () => Promise.reject(new ApiError('E404', 'No such course')) },
  }),
};
export const SendingFailed = {
  name: '送れなかった',
  play: sentInVain,
  ...wired(address, { states: 'error', ...responding(failing) }),
};
export const Unavailable = {
  name: 'データに接続できない',
  ...wired(address, { states: 'error', responses: { 'GET /course_detail': unavailable } }),
};
export const CutOff = {
  name: '送るときに電波が切れた',
  play: sentInVain,
  ...wired(address, { states: 'offline', ...responding(offline) }),
};
export const Offline = {
  name: 'オフライン',
  globals: { connection: 'offline' },
  play: async ({ canvasElement }: Played) => {
    await within(canvasElement).findByText(/いまは送れません|cannot be sent now/);
  },
  ...wired(address, { states: 'offline' }),
};
export const English = { name: '英語', globals: english, ...wired(address) };
export const OfShopEnglish = { name: 'お店のまちがい（英語）', globals: english, ...wired(ofShop) };
export const Narrow = { name: '320px', globals: narrow, ...wired(address) };
export const NarrowAndLarge = {
  name: '320px・文字サイズ大',
  globals: { ...narrow, textSize: '2' },
  play: nothingEntered,
  ...wired(address),
};
