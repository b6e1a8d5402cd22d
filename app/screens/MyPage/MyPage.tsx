import { usePage } from '../../PageContext.tsx';
import type { HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { useKeptCounts } from '../../profile/useKeptCounts.ts';
import { cardOf } from './cards.ts';
import { MyPageScreen, type MyPageScreenProps } from './MyPageScreen.tsx';

type MyPageData = Omit<MyPageScreenProps, 'name' | 'kept'>;

async function load({ api, query }: LoadInput): Promise<{ data: MyPageData; status: 200 | 422 }> {
  const [{ stamps, titles, next_title, month, total }, { member }, { total: published, others }] = await Promise.all([
    api('GET /course_walked_get'),
    api('POST /user_get', { reset_notice: 'shown' }),
    api('GET /mypage_archive', { limit_num: 1 }),
  ]);
  const card = cardOf(stamps, query.get('card'));
  return {
    data: {
      card: card ?? cardOf(stamps, null)!,
      isUnknownCard: !card,
      ...{ titles, nextTitle: next_title, month, total },
      photos: { total: published, others },
      passwordResetOn: member.password_reset_on,
      region: member.region,
    },
    status: card ? 200 : 422,
  };
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
  return <MyPageScreen {...data} name={member?.user_name ?? ''} kept={useKeptCounts()} />;
}

export const myPage: ScreenModule<MyPageData> = { load, head, Screen };
