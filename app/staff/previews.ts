/** Where previews are, and which of the public's pages each of them shows. */
import type { Previewed, PreviewName } from '../../contract/previews.ts';
import { path, routes } from '../routes.ts';
import { noticesPerPage } from '../screens/News/noticesPerPage.ts';

export const previewPath = (name: PreviewName): string => routes.find(({ props }) => props?.preview === name)!.path;

type Thing = Previewed['thing'];

/** Lists are long: they are asked for the thing by its name. */
const search = (address: string, { name }: Thing) => `${address}?${new URLSearchParams({ keyword: name })}`;

const newsPage = (position: number): string => {
  const page = Math.floor(position / noticesPerPage) + 1;
  return page === 1 ? path('news') : `${path('news')}?page=${page}`;
};

const addresses: Record<PreviewName, (thing: Thing) => string> = {
  link: () => path('top'),
  news: ({ position }) => newsPage(position),
  news_detail: ({ id }) => path('newsDetail', { id }),
  play: (thing) => search(path('equipmentSearch'), thing),
  play_detail: ({ id }) => path('equipment', { id }),
  event: () => `${path('news')}?tab=events`,
  course: (thing) => search(path('search'), thing),
  course_detail: ({ id }) => path('course', { id }),
  sponsor: (thing) => search(path('sponsorSearch'), thing),
  sponsor_detail: ({ id }) => path('sponsor', { id }),
  cooperation: (thing) => search(path('cooperationSearch'), thing),
  cooperation_detail: ({ id }) => path('cooperation', { id }),
  top_banner: () => path('top'),
  other_banner: () => path('top'),
  special: () => path('top'),
  park: ({ municipality }) => `${path('parks')}${municipality ? `?municipality=${municipality}` : ''}`,
};

export const previewedAddress = (name: PreviewName, thing: Thing): string => addresses[name](thing);
