/** Good input for every call, found by asking its schema: what a later call needs is found by itself. */
import sharp from 'sharp';
import type { z } from 'zod';
import { type Call, endpoints } from '../../contract/index.ts';
import { photoCautions, photoMinSide } from '../../contract/photoRules.ts';
import { lineFile, noticeFile } from '../server/importSupport.ts';

export const calls = Object.keys(endpoints) as Call[];
export const fieldsOf = (call: Call): string[] => Object.keys(endpoints[call].input.shape);
export const isPost = (call: Call) => call.startsWith('POST');
/** Whether it may change something: what must come from a page of this site. */
export const changesSomething = (call: Call) => isPost(call) || endpoints[call].changesState;

export const password = 'Kasumi2026ab';
const newPassword = 'Yanaka2027cd';
const answers = {
  secret_question_1: 'pet',
  secret_answer_1: 'ぽち',
  secret_question_2: 'book',
  secret_answer_2: 'さくらのもり',
};

const pushEndpoint = 'https://fcm.googleapis.com/fcm/send/a-device';

/** What fits one field or another: the first that its schema takes is sent. */
const candidates: unknown[] = [
  101,
  'chiyoda',
  '1',
  'ja',
  'agree',
  'walked',
  'course',
  'さくら',
  '2026-11-20',
  true,
  [],
];

/** Values that a schema cannot tell, by the name of the field. */
const byName: Record<string, unknown> = {
  request_key: '6f0c9a5e-3c1b-4f6e-9d2a-7b8c9d0e1f2a',
  ...answers,
  password,
  password_confirmation: password,
  keyword: 'Ueno',
};

/** A published photo, and one of the victim that waits for its review: nobody else sees or deletes it. */
export const shownPhotoId = 900_001;
export const victimPhotoId = 900_002;

/** Files that are somebody's: reached by addresses of their own, beside the calls. */
export const ownFiles = ['GET /mypage/data.json', 'GET /photo-files/… (not published)'] as const;
export type OwnFile = (typeof ownFiles)[number];

/** @param imageKey of a photo that is not published */
export const addressOf = (file: OwnFile, imageKey: string): string =>
  file === 'GET /mypage/data.json' ? '/mypage/data.json' : `/photo-files/${imageKey}/400.webp`;

/** The smallest picture that is taken: these tests are about who may post. */
const side = { width: photoMinSide, height: photoMinSide };
const smallest = await sharp({ create: { ...side, channels: 3, background: '#3a6ea5' } })
  .png()
  .toBuffer();

const image = new File([new Uint8Array(smallest)], 'photo.png');
const post = {
  image,
  ...{ title: '坂', course_id: '101', year: '2026', month: '10', cautions: photoCautions },
  request_key: '5f0c9a5e-3c1b-4f6e-9d2a-7b8c9d0e1f2a',
};

/** Values that a schema cannot tell, by the call. */
const byCall: Partial<Record<Call, object>> = {
  'POST /user_change': { region: 'chiyoda' },
  'POST /user_change_password': {
    current_password: password,
    password: newPassword,
    password_confirmation: newPassword,
  },
  'GET /notice_detail': { id: 1 },
  'GET /event_detail': { id: 1 },
  'GET /cooperation_detail': { id: 10_001 },
  'GET /sponsor_detail': { id: 20_001 },
  'GET /playground_detail': { id: 30_001 },
  'POST /favorite': { ids: [102] },
  'GET /photo_get': { id: shownPhotoId },
  'POST /photo_like': { id: shownPhotoId },
  'POST /photo_report': { id: shownPhotoId },
  'POST /photo_delete': { id: victimPhotoId },
  'GET /staff/content': { kind: 'notice', id: 1 },
  'GET /staff/contents': { kind: 'notice' },
  'GET /staff/content_form': { kind: 'notice', id: 1 },
  'POST /staff/content_propose': {
    ...{ kind: 'link', based_on: null, note: '' },
    rows: [
      {
        ...{ name: 'r0', of: 'item' },
        cells: {
          ...{ title_ja: 'あたらしいリンク', title_en: 'A new link', url: 'https://www.metro.tokyo.lg.jp/new' },
          ...{ description_ja: '説明です。', description_en: 'In words.' },
        },
      },
    ],
  },
  'POST /staff/revision_propose': { kind: 'notice', content_id: 1 },
  'POST /staff/revisions_decide': { type: 'withdraw', chosen: ['1.0'] },
  'POST /preview/decision': { id: 1, table: 'notice', type: 'reject', reason: '日付がちがいます' },
  'POST /report': { course_id: 101, image },
  'POST /pwa_token_save': {
    endpoint: pushEndpoint,
    publicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    authToken: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  'POST /pwa_token_settings': { endpoint: pushEndpoint },
  'POST /pwa_token_delete': { endpoint: pushEndpoint },
  // What nobody has confirmed is not known: there is nothing to change, whatever the version.
  'POST /staff/facts_confirm': {
    ...{ course_id: 101, toilet: 'unknown' },
    version: Array.from({ length: 6 }, () => '0123abcd').join('-'),
  },
  'POST /photo_save': post,
  'POST /photo_draft': post,
  'POST /staff/import': { kind: 'notice', file: noticeFile() },
  'POST /staff/import_line': { course_id: 101, file: lineFile(101) },
};

const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

/**
 * @param userName for calls that take one
 * @throws when nothing is known that fits a field: add it to `candidates` or `byName`
 */
export function goodInput(call: Call, userName: string): Record<string, unknown> {
  const shape: Record<string, z.ZodType> = endpoints[call].input.shape;
  const known: Record<string, unknown> = { ...byName, user_name: userName, ...byCall[call] };
  const needed = Object.entries(shape).filter(
    ([name, schema]) => name in (byCall[call] ?? {}) || !takes(schema, undefined),
  );
  return Object.fromEntries(
    needed.map(([name, schema]) => {
      const value = [known[name], ...optionsOf(schema), ...candidates].find(
        (candidate) => candidate !== undefined && takes(schema, candidate),
      );
      if (value === undefined) throw new Error(`No good value for ${name} of ${call}`);
      return [name, value];
    }),
  );
}

const optionsOf = (schema: z.ZodType): unknown[] =>
  'options' in schema && Array.isArray(schema.options) ? schema.options : [];

/** Of any other type than a field may have, and texts that are no value of anything. */
export const wrongValues: unknown[] = [
  null,
  true,
  -1,
  1.5,
  {},
  [],
  [[]],
  { toString: 'x' },
  '',
  '\u0000',
  'x'.repeat(300),
];

/** The same in a query string, where there are only texts and lists of them. */
export const wrongTexts = ['null', 'true', '-1', '1.5', '{}', ['1', 'x'], '', '\u0000', 'x'.repeat(300)];

/** Fields that would do harm if an operation took them over. */
export const extraFields = (call: Call, victimId: number): Record<string, unknown> => {
  const all = {
    ...{ id: victimId, member_id: victimId, memberId: victimId, user_id: victimId, session: 'x', session_id: 'x' },
    ...{ password_hash: 'x', passwordHash: 'x', user_name_key: 'x', userNameKey: 'x', secret_answer_hash_1: 'x' },
    ...{ created_at: '2000-01-01', createdAt: '2000-01-01', registered_on: '2000-01-01', password_reset_at: null },
    ...{ role: 'admin', is_admin: true, is_public: true, isPublic: true, is_sample: false, who: 'anyone' },
    ...{ walked_at: '2000-01-01', day: '2000-01-01', steps: 1_000_000, position: 99, earned_at: '2000-01-01' },
  };
  const own = fieldsOf(call);
  return Object.fromEntries(Object.entries(all).filter(([name]) => !own.includes(name)));
};
