import type { Language } from '../../../contract/values.ts';
import { asked, pageNumber } from '../../asked.ts';
import type { HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { AccessibilityResultScreen, type ResultData } from './AccessibilityResultScreen.tsx';
import { type RecordsData, RecordsScreen } from './RecordsScreen.tsx';
import { type RunsData, RunsScreen } from './RunsScreen.tsx';
import { runInputOf, runQueryOf } from './runQuery.ts';

/**
 * One address, three views: the result, what it rests on, and the combinations one by one. A page carries the data of its own view
 * only.
 */
type Data = ({ view: 'runs' } & RunsData) | ({ view: 'records' } & RecordsData) | ({ view: 'result' } & ResultData);

const texts: Record<Language, () => Promise<{ html: string }>> = {
  ja: () => import('../../../content/pages/accessibility-result.ja.md'),
  en: () => import('../../../content/pages/accessibility-result.en.md'),
};

async function loadRuns({ api, query }: LoadInput) {
  const filter = runQueryOf(query);
  const found = await asked(api('GET /accessibility_runs', runInputOf(filter, pageNumber(query))));
  if (found.value) return { data: { view: 'runs' as const, filter, found: found.value, isWrong: false } };
  const all = await api('GET /accessibility_runs', runInputOf({}, '1'));
  return { data: { view: 'runs' as const, filter: {}, found: all, isWrong: true }, status: 422 as const };
}

async function load(input: LoadInput): Promise<{ data: Data; status?: 200 | 422 }> {
  const { api, query, lang } = input;
  if (query.get('view') === 'runs') return loadRuns(input);
  if (query.get('view') === 'records') {
    const [{ criteria, report }, { html }] = await Promise.all([api('GET /accessibility_result'), texts[lang]()]);
    return { data: { view: 'records', criteria, report, html } };
  }
  const [{ aims, criteria, report }, { known_problems }] = await Promise.all([
    api('GET /accessibility_result'),
    api('GET /accessibility_policy'),
  ]);
  return { data: { view: 'result', aims, criteria, report, knownProblems: known_problems } };
}

const head = ({ data, i18n: { lang, t }, route }: HeadInput<Data>) => ({
  label: route.label[lang],
  description: t('accessibility:description'),
  // Thousands of lists of the same records: the whole is what is looked for.
  ...(data.view === 'result' ? {} : { isIndexed: false }),
});

export const accessibilityResult: ScreenModule<Data> = {
  load,
  head,
  Screen: ({ data }) => {
    if (data.view === 'runs') return <RunsScreen {...data} />;
    return data.view === 'records' ? <RecordsScreen {...data} /> : <AccessibilityResultScreen {...data} />;
  },
};
