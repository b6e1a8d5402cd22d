import { ApiError } from '../../../contract/apiError.ts';
import type { HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { AccessibilityCriterionScreen, type CriterionData } from './AccessibilityCriterionScreen.tsx';

async function load({ api, params }: LoadInput): Promise<{ data: CriterionData }> {
  const { aims, criteria, report } = await api('GET /accessibility_result');
  const at = criteria.findIndex(({ number }) => number === params.number);
  const criterion = criteria[at];
  if (!criterion) throw new ApiError('E404', 'No criterion of this number');
  const nameOf = (index: number) => {
    const other = criteria[index];
    return other ? { number: other.number, name: other.name } : null;
  };
  return {
    data: {
      criterion,
      standards: aims.filter(({ id }) => criterion.standards.includes(id)).map(({ short }) => short),
      rules: report?.rules.filter(({ id }) => criterion.rules.includes(id)) ?? [],
      checks: report?.checks.filter(({ id }) => criterion.checks.includes(id)).map(({ name }) => name) ?? [],
      tested: report && { endedAt: report.ended_at, hasRuns: report.has_runs },
      before: nameOf(at - 1),
      after: nameOf(at + 1),
    },
  };
}

function head({ i18n: { lang, t }, route, data: { criterion } }: HeadInput<CriterionData>) {
  const label = `${criterion.number} ${criterion.name}`;
  return { label, title: `${label} - ${route.label[lang]}`, description: t('accessibility:description') };
}

export const accessibilityCriterion: ScreenModule<CriterionData> = {
  load,
  head,
  Screen: ({ data }) => <AccessibilityCriterionScreen {...data} />,
};
