import type { Choice, ExportedData } from '../../../contract/members.ts';
import type { HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { MemberDataScreen, type MemberDataScreenProps } from './MemberDataScreen.tsx';

/** What a member knows best comes first, then any other table. */
const tables = ['members', 'sessions', 'favourites', 'walks', 'member_titles'];
const placeOf = ({ table }: ExportedData) => (tables.includes(table) ? tables.indexOf(table) : tables.length);

async function load({ api }: LoadInput): Promise<{ data: MemberDataScreenProps }> {
  const [{ exported_at, data }, { regions, age_bands, genders, secret_questions }] = await Promise.all([
    api('GET /user_export'),
    api('GET /select_get'),
  ]);
  const labels = (choices: readonly Choice[]) => Object.fromEntries(choices.map(({ value, label }) => [value, label]));
  const questions = labels(secret_questions);
  return {
    data: {
      exportedAt: exported_at,
      parts: data.toSorted((one, other) => placeOf(one) - placeOf(other)),
      choices: {
        ...{ region: labels(regions), age_band: labels(age_bands), gender: labels(genders) },
        ...{ secret_question_1: questions, secret_question_2: questions },
      },
    },
  };
}

const head = ({ i18n: { t, lang }, route }: HeadInput<MemberDataScreenProps>) => ({
  label: route.label[lang],
  description: t('memberData:description'),
});

export const memberData: ScreenModule<MemberDataScreenProps> = {
  load,
  head,
  Screen: ({ data }) => <MemberDataScreen {...data} />,
};
