import { ApiError } from '../../../contract/apiError.ts';
import type { Output } from '../../../contract/index.ts';
import type { PortalEvent } from '../../../contract/reading.ts';
import type { HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { NewsScreen, noticesPerPage } from './NewsScreen.tsx';

interface NewsData {
  notices: Output<'GET /notice'>;
  events: PortalEvent[];
  wrongPage: string | null;
}

async function load({ api, query }: LoadInput) {
  const asked = query.get('page') || '1';
  const noticesOf = (page_num: number) => api('GET /notice', { page_num, limit_num: noticesPerPage });
  const events = api('GET /event');
  const page = async (): Promise<Omit<NewsData, 'events'>> => {
    try {
      // What is no number would be left out of the call, and the first page would come as if it had been asked for.
      if (!/^[1-9]\d{0,5}$/.test(asked)) throw new ApiError('E422', 'page: no page number');
      return { notices: await noticesOf(Number(asked)), wrongPage: null };
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'E422')) throw error;
      return { notices: await noticesOf(1), wrongPage: asked.slice(0, 20) };
    }
  };
  const [found, { events: coming }] = await Promise.all([page(), events]);
  return { data: { ...found, events: coming }, status: found.wrongPage === null ? (200 as const) : (422 as const) };
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
  description: i18n.t('news:description'),
  ...(notices.page_num > 1 ? { canonicalQuery: `page=${notices.page_num}` } : {}),
  jsonLd: events.map(({ title, starts_on, ends_on, place }) => ({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    startDate: starts_on,
    endDate: ends_on,
    location: { '@type': 'Place', name: place },
  })),
});

export const news: ScreenModule<NewsData> = { load, head, Screen };
