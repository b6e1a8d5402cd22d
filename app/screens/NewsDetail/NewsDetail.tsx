import { ApiError } from '../../../contract/apiError.ts';
import type { NoticeDetail } from '../../../contract/reading.ts';
import type { HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { product } from '../../product.ts';
import { plainText } from '../../richText/plainText.ts';
import { NewsDetailScreen } from './NewsDetailScreen.tsx';

interface NewsDetailData {
  notice: NoticeDetail;
}

async function load({ api, params }: LoadInput) {
  // What is no id is no notice.
  if (!/^[1-9]\d{0,8}$/.test(params.id!)) throw new ApiError('E404', 'No such notice');
  return { data: await api('GET /notice_detail', { id: Number(params.id) }) };
}

const Screen = ({ data: { notice } }: { data: NewsDetailData }) => <NewsDetailScreen notice={notice} />;

function head({ data: { notice }, i18n: { lang }, origin, path }: HeadInput<NewsDetailData>) {
  const description = plainText(notice.body, lang === 'ja' ? 100 : 160);
  return {
    label: notice.title,
    description,
    // Samples are nobody’s news.
    jsonLd: notice.is_sample
      ? []
      : [
          {
            '@context': 'https://schema.org',
            '@type': 'NewsArticle',
            headline: notice.title,
            description,
            datePublished: notice.published_on,
            inLanguage: lang,
            url: origin + path,
            publisher: { '@type': 'Organization', name: product.name[lang], url: `${origin}/` },
          },
        ],
  };
}

export const newsDetail: ScreenModule<NewsDetailData> = { load, head, Screen };
