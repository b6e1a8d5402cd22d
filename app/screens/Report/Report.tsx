import { useSubmission } from '../../forms/useSubmission.ts';
import type { Head, HeadInput, ScreenModule } from '../../page.ts';
import { action, load, type ReportData } from './data.ts';
import { ReportScreen } from './ReportScreen.tsx';
import { pathOf } from './words.ts';

function head({ data: { thing }, i18n: { t, lang }, route }: HeadInput<ReportData>): Head {
  return {
    label: route.label[lang],
    description: t('report:description'),
    ...(thing && {
      title: t('report:titleOf', { name: thing.name }),
      crumbs: [{ label: thing.name, path: pathOf(thing) }],
      // The address without it is another page.
      canonicalQuery: `${thing.kind === 'course' ? 'course' : 'institution'}=${thing.id}`,
    }),
  };
}

const Screen = ({ data }: { data: ReportData }) => <ReportScreen {...data} {...useSubmission()} />;

export const report: ScreenModule<ReportData> = { load, head, action, Screen };
