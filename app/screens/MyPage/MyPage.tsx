import { refused } from '../../../contract/apiError.ts';
import { usePage } from '../../PageContext.tsx';
import type { ActionInput, HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { useKeptCounts } from '../../profile/useKeptCounts.ts';
import { path } from '../../routes.ts';
import { cardOf } from './cards.ts';
import { MyPageScreen, type MyPageScreenProps } from './MyPageScreen.tsx';

type MyPageData = Omit<MyPageScreenProps, 'name' | 'kept'>;

async function load({ api, query }: LoadInput): Promise<{ data: MyPageData; status: 200 | 404 | 422 }> {
  const [{ stamps, titles, next_title, month, total }, { total: published, others, others_total }] = await Promise.all([
    api('GET /course_walked_get'),
    api('GET /mypage_archive', { limit_num: 1 }),
  ]);
  // Last: the notice is used up by a page that can be shown.
  const { member } = await api('POST /user_get', { reset_notice: 'shown' });
  const card = cardOf(stamps, query.get('card'));
  const [toDelete, deleted] = [query.get('delete'), query.get('deleted')];
  const asked = toDelete ? (others.find(({ id }) => String(id) === toDelete) ?? 'missing') : null;
  return {
    data: {
      card: card ?? cardOf(stamps, null)!,
      isUnknownCard: !card,
      ...{ titles, nextTitle: next_title, month, total },
      photos: { total: published, others, others_total },
      photoDeletion: { asked, deleted: deleted === 'entry' || deleted === 'photo' ? deleted : null },
      passwordResetOn: member.password_reset_on,
      region: member.region,
    },
    status: !card ? 422 : asked === 'missing' ? 404 : 200,
  };
}

/** What is published is deleted on its own page. */
async function action({ api, values: { intent, id } }: ActionInput): Promise<string> {
  if (intent !== 'delete') throw refused('intent', 'not_valid');
  const { was_entry } = await api('POST /photo_delete', { id: Number(id) });
  return `${path('myPage')}?deleted=${was_entry ? 'entry' : 'photo'}`;
}

const head = ({ data: { card }, i18n: { lang, t }, route }: HeadInput<MyPageData>) => {
  const label = route.label[lang];
  return {
    label,
    title:
      card.number < card.count ? t('titlePage', { title: label, page: card.number, pageCount: card.count }) : label,
    description: t('myPage:description'),
  };
};

function Screen({ data }: { data: MyPageData }) {
  const { member } = usePage();
  const userName = member?.user_name ?? null;
  return <MyPageScreen {...data} name={userName ?? ''} kept={useKeptCounts(userName)} />;
}

export const myPage: ScreenModule<MyPageData> = { load, head, action, asksOnly: true, Screen };
