import { StepIndicator } from '../../ui/StepIndicator/index.ts';
import { usePage } from '../PageContext.tsx';

const flows = {
  registration: ['form', 'confirmation', 'done'],
  passwordReset: ['questions', 'password', 'done'],
} as const;
type Flow = keyof typeof flows;

type StepsProps = { [Of in Flow]: { flow: Of; current: (typeof flows)[Of][number] } }[Flow];

/** Where one is in a form of several pages: the same on its last page, which is a screen of its own. */
export function Steps({ flow, current }: StepsProps) {
  const { t } = usePage();
  return (
    <StepIndicator
      label={t(`member:steps_${flow}`)}
      items={flows[flow].map((id) => ({ id, label: t(`member:step_${id}`) }))}
      currentId={current}
      doneLabel={t('member:stepDone')}
    />
  );
}
