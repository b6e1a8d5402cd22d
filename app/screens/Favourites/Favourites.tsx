import { refused } from '../../../contract/apiError.ts';
import { keptKinds } from '../../../machines/deviceLists/index.ts';
import { loadFresh } from '../../kept/freshEntries.ts';
import type { ActionInput, HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { path } from '../../routes.ts';
import { type FavouritesData, type RemovedEntry, withEntry } from './data.ts';
import { FavouritesScreen } from './FavouritesScreen.tsx';
import { useMemberFavourites } from './useMemberFavourites.ts';

/** `course-101-0`: kind, id, place */
function removedOf(text: string): RemovedEntry | null {
  const [kind, id, at] = text.split('-');
  const known = keptKinds.find((each) => each === kind);
  return known && /^[1-9]\d{0,8}$/.test(id ?? '') && /^\d{1,2}$/.test(at ?? '')
    ? { kind: known, id: Number(id), at: Number(at) }
    : null;
}

async function load({ api, query }: LoadInput): Promise<{ data: FavouritesData }> {
  const { favorites: ids } = await api('GET /favorite_get');
  const told = removedOf(query.get('removed') ?? '');
  const removed = told && !ids[told.kind].includes(told.id) ? told : null;
  return { data: { ids, removed, entries: await loadFresh(api, removed ? withEntry(ids, removed) : ids) } };
}

async function action({ api, values: { intent, kind, id, at } }: ActionInput): Promise<string> {
  const text = `${kind}-${id}-${at}`;
  const entry = removedOf(text);
  if (!entry) throw refused('id', 'not_valid');
  if (intent !== 'undo') {
    await api('POST /favorite', { type: entry.kind, ids: [entry.id], action: 'remove' });
    return `${path('favourites')}?removed=${text}`;
  }
  const { favorites } = await api('GET /favorite_get');
  if (!favorites[entry.kind].includes(entry.id)) {
    const ids = withEntry(favorites, entry)[entry.kind].toReversed();
    await api('POST /favorite', { type: entry.kind, ids, action: 'set' });
  }
  return path('favourites');
}

const head = ({ i18n: { t, lang }, route }: HeadInput<FavouritesData>) => ({
  label: route.label[lang],
  description: t('favourites:description'),
  isIndexed: false,
});

const Lists = ({ data }: { data: FavouritesData }) => <FavouritesScreen {...useMemberFavourites(data)} />;

/** Other lists of the server, such as those after the transfer from the device, begin anew. */
const Screen = ({ data }: { data: FavouritesData }) => (
  <Lists key={JSON.stringify([data.ids, data.removed])} data={data} />
);

export const favourites: ScreenModule<FavouritesData> = { load, head, action, Screen };
