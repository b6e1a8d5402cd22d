import type { Output } from '../../../contract/index.ts';
import type { PortalEvent } from '../../../contract/reading.ts';
import { asked, pageNumber } from '../../asked.ts';
import type { HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { NewsScreen, noticesPerPage } from './NewsScreen.tsx';

interface NewsData {
  notices: Output<'GET /notice'>;
  events: PortalEvent[];
  wrongPage: string | null;
}

async function load({ api, query }: LoadInput) {
  const noticesOf = (page_num: string) => api('GET /notice', { page_num, limit_num: noticesPerPage });
  const wanted = pageNumber(query);
  const [found, { events }] = await Promise.all([asked(noticesOf(wanted)), api('GET /event')]);
  // Instead of a page that is not there, the first one.
  const notices = found.value ?? (await noticesOf('1'));
  const wrongPage = found.value ? null : wanted.slice(0, 20);
  return { data: { notices, events, wrongPage }, status: wrongPage === null ? (200 as const) : (422 as const) };
}

function Screen({ data: { notices, events, wrongPage } }: { data: NewsData }) {
  return (
    <NewsScreen
      notices={notices.notices}
      total={notices.total}
      page={notices.page_num}
      events={events}
      wrongPage={wrongPage}
    />
  );
}

const head = ({ data: { notices, events }, i18n, route }: HeadInput<NewsData>) => ({
  label: route.label[i18n.lang],
  ...(notices.page_num > 1 && {
    title: i18n.t('titlePage', {
      ...{ title: route.label[i18n.lang], page: notices.page_num },
      pageCount: Math.ceil(notices.total / notices.limit_num),
    }),
  }),
  description: i18n.t('news:description'),
  ...(notices.page_num > 1 ? { canonicalQuery: `page=${notices.page_num}` } : {}),
  // A sample does not take place: search engines must not announce it.
  jsonLd: events
    .filter(({ is_sample }) => !is_sample)
    .map(({ title, starts_on, ends_on, place }) => ({
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: title,
      startDate: starts_on,
      endDate: ends_on,
      location: { '@type': 'Place', name: place },
    })),
});

export const news: ScreenModule<NewsData> = { load, head, Screen };
