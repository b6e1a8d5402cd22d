import { useEffect, useState } from 'react';
import { useSubmission } from '../../forms/useSubmission.ts';
import { useApi, usePage } from '../../PageContext.tsx';
import type { HeadInput, ScreenModule, ScreenProps } from '../../page.ts';
import { WrongRole } from '../../staff/WrongRole.tsx';
import { action, load, type StaffFactsData } from './data.ts';
import { StaffFactsScreen, type StaffFactsScreenProps } from './StaffFactsScreen.tsx';

const head = ({ i18n: { t, lang }, route }: HeadInput<StaffFactsData>) => ({
  label: route.label[lang],
  description: t('staffFacts:description'),
});

interface FactsProps {
  data: Exclude<StaffFactsData, { kind: 'wrongRole' }>;
  isPending: boolean;
}

function Facts({ data, isPending }: FactsProps) {
  const api = useApi();
  const submission = useSubmission();
  const { problem } = submission;
  const [fresh, setFresh] = useState<FactsProps['data'] | null>(null);
  // Somebody else was first: what that came to is shown beside what was entered, which can then be sent or not.
  useEffect(() => {
    if (data.kind !== 'facts' || problem?.kind !== 'failed' || problem.code !== 'E409') return;
    void api('GET /staff/facts', { course_id: data.state.course.id }).then(
      (state) => setFresh({ ...data, state }),
      // It is asked for again with the next attempt.
      () => {},
    );
  }, [api, data, problem]);
  const props: StaffFactsScreenProps = { ...(fresh ?? data), ...submission };
  return <StaffFactsScreen {...props} isPending={submission.isPending || isPending} />;
}

/** Another course begins anew. */
const keyOf = (data: FactsProps['data']) =>
  data.kind === 'facts' ? `${data.state.course.id} ${data.state.version}` : data.keyword;

function Screen({ data, isPending }: ScreenProps<StaffFactsData>) {
  const { t } = usePage();
  if (data.kind === 'wrongRole')
    return <WrongRole staff={data.staff} sentence={(role) => t('staffFacts:wrongRole', { role })} />;
  return <Facts key={keyOf(data)} {...{ data, isPending }} />;
}

export const staffFacts: ScreenModule<StaffFactsData> = { load, head, action, Screen };
