/** The choices of the forms of members, in words. */
import type { Output } from '../../contract/index.ts';
import { ageBands, genders, otherRegions, secretQuestions } from '../../contract/memberChoices.ts';
import type { Language } from '../../contract/values.ts';
import type { Words } from '../db/columns.ts';
import type { References } from '../references.ts';

type Labels<Value extends string> = Record<Value, Words>;

const notRegistered: Words = { ja: '登録しない', en: 'Not registered' };

const ageLabels: Labels<(typeof ageBands)[number]> = {
  '10s': { ja: '10代以下', en: '10s and under' },
  '20s': { ja: '20代', en: '20s' },
  '30s': { ja: '30代', en: '30s' },
  '40s': { ja: '40代', en: '40s' },
  '50s': { ja: '50代', en: '50s' },
  '60s': { ja: '60代', en: '60s' },
  '70s': { ja: '70代以上', en: '70s and over' },
  unregistered: notRegistered,
};
const genderLabels: Labels<(typeof genders)[number]> = {
  male: { ja: '男性', en: 'Male' },
  female: { ja: '女性', en: 'Female' },
  unregistered: notRegistered,
};
const regionLabels: Labels<(typeof otherRegions)[number]> = {
  outside: { ja: '東京都の外', en: 'Outside Tokyo' },
  unregistered: notRegistered,
};
const questionLabels: Labels<(typeof secretQuestions)[number]> = {
  pet: { ja: 'はじめて飼ったペットの名前', en: 'Name of your first pet' },
  school: { ja: '卒業した小学校の名前', en: 'Name of your primary school' },
  mother: { ja: '母の旧姓', en: 'Your mother’s maiden name' },
  book: { ja: '好きな本の題名', en: 'Title of your favourite book' },
  dream: { ja: '子どものころの夢', en: 'What you dreamed of becoming as a child' },
};

const choicesOf = <Value extends string>(values: readonly Value[], labels: Labels<Value>, lang: Language) =>
  values.map((value) => ({ value, label: labels[value][lang] }));

export const memberChoices = (lang: Language, { municipalities }: References): Output<'GET /select_get'> => ({
  regions: [
    ...municipalities.map(({ slug, name }) => ({ value: slug, label: name[lang] })),
    ...choicesOf(otherRegions, regionLabels, lang),
  ],
  age_bands: choicesOf(ageBands, ageLabels, lang),
  genders: choicesOf(genders, genderLabels, lang),
  secret_questions: choicesOf(secretQuestions, questionLabels, lang),
});
