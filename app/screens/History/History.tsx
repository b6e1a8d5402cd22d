import { favouriteStore, visitStore } from '../../actors/deviceStores.ts';
import { usePreferences } from '../../PageContext.tsx';
import type { HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { HistoryScreen, type ListName, lists } from './HistoryScreen.tsx';
import { KeptLists } from './KeptLists.tsx';
import { useKeptLists } from './useKeptLists.ts';

interface HistoryData {
  list: ListName;
  isUnknown: boolean;
}

/** The server knows which list is asked for, and nothing that is in it. */
async function load({ query }: LoadInput) {
  const wanted = query.get('list') ?? lists[0];
  const list = lists.find((each) => each === wanted);
  const data: HistoryData = { list: list ?? lists[0], isUnknown: !list };
  return { data, status: list ? (200 as const) : (422 as const) };
}

const head = ({ data: { list }, i18n: { lang, t }, route }: HeadInput<HistoryData>) => ({
  label: route.label[lang],
  title: t(`history:title_${list}`),
  description: t('history:description'),
  ...(list === 'favourites' && { canonicalQuery: `list=${list}` }),
});

const Visits = () => <KeptLists list="history" {...useKeptLists(visitStore)} />;
const Favourites = () => <KeptLists list="favourites" {...useKeptLists(favouriteStore)} />;

function Screen({ data: { list, isUnknown } }: { data: HistoryData }) {
  const { consent } = usePreferences();
  return (
    <HistoryScreen {...{ list, isUnknown, consent }}>{list === 'history' ? <Visits /> : <Favourites />}</HistoryScreen>
  );
}

export const history: ScreenModule<HistoryData> = { load, head, Screen };
