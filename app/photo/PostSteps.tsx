import { StepIndicator } from '../../ui/StepIndicator/index.ts';
import { usePage } from '../PageContext.tsx';

const steps = ['picture', 'words', 'confirmation', 'done'] as const;
export type PostStep = (typeof steps)[number];

/** Where one is on the way from a picture to its posting. */
export function PostSteps({ current }: { current: PostStep }) {
  const { t } = usePage();
  return (
    <StepIndicator
      label={t('photoPost:steps')}
      items={steps.map((id) => ({ id, label: t(`photoPost:step_${id}`) }))}
      currentId={current}
      doneLabel={t('photoPost:stepDone')}
    />
  );
}
