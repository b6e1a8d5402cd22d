import { asked, pageNumber } from '../../asked.ts';
import type { Head, HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { eventTextReady } from './LazyEventText.tsx';
import { type NewsData, NewsScreen } from './NewsScreen.tsx';
import { noticesPerPage } from './noticesPerPage.ts';

async function load({ api, query }: LoadInput): Promise<{ data: NewsData; status: 200 | 422 }> {
  const tab = query.get('tab');
  if (tab === 'events') {
    const [coming, past] = await Promise.all([
      api('GET /event'),
      api('GET /event', { when: 'past' }),
      eventTextReady(),
    ]);
    return { data: { tab, coming: coming.events, past: past.events }, status: 200 };
  }
  const noticesOf = (page_num: string) => api('GET /notice', { page_num, limit_num: noticesPerPage });
  const wanted = pageNumber(query);
  const found = await asked(noticesOf(wanted));
  // Instead of a page that is not there, the first one.
  const notices = found.value ?? (await noticesOf('1'));
  const wrongPage = found.value ? null : wanted.slice(0, 20);
  const isTabWrong = tab !== null && tab !== '' && tab !== 'notices';
  const status = wrongPage === null && !isTabWrong ? 200 : 422;
  return { data: { tab: 'notices', notices, wrongPage, isTabWrong }, status };
}

function head({ data, i18n, route }: HeadInput<NewsData>): Head {
  const label = route.label[i18n.lang];
  if (data.tab === 'events')
    return {
      label: i18n.t('news:eventsTitle'),
      description: i18n.t('news:eventsDescription'),
      crumbs: [{ label, path: route.path }],
      canonicalQuery: 'tab=events',
      // A sample does not take place: search engines must not announce it.
      jsonLd: data.coming
        .filter(({ is_sample }) => !is_sample)
        .map(({ title, starts_on, ends_on, place }) => ({
          '@context': 'https://schema.org',
          '@type': 'Event',
          name: title,
          startDate: starts_on,
          endDate: ends_on,
          location: { '@type': 'Place', name: place },
        })),
    };
  const { page_num: page, total, limit_num } = data.notices;
  return {
    label,
    description: i18n.t('news:description'),
    ...(page > 1 && {
      title: i18n.t('titlePage', { title: label, page, pageCount: Math.ceil(total / limit_num) }),
      canonicalQuery: `page=${page}`,
    }),
  };
}

export const news: ScreenModule<NewsData> = { load, head, Screen: ({ data }) => <NewsScreen {...data} /> };
