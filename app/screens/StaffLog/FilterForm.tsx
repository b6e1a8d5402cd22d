import { revisionStates, tracedKinds } from '../../../contract/revisionRules.ts';
import { Button } from '../../../ui/Button/index.ts';
import { cluster, stack } from '../../../ui/layout.css.ts';
import { Select } from '../../../ui/Select/index.ts';
import { TextField } from '../../../ui/TextField/index.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import type { LogConditions, WrongDays } from './data.ts';
import * as css from './StaffLog.css.ts';

export interface FilterFormProps {
  conditions: LogConditions;
  wrongDays: WrongDays;
}

/** Kind, state, and the days from one until another; without JavaScript the browser sends it as it stands. */
export function FilterForm({ conditions, wrongDays }: FilterFormProps) {
  const { t, lang } = usePage();
  const wrong = (name: 'from' | 'until') => {
    const kind = wrongDays[name];
    if (kind === undefined) return undefined;
    return t(name === 'until' && kind === 'below_minimum' ? 'staffLog:untilEarly' : 'staffLog:dayWrong');
  };
  return (
    <form method="get" action={path('staffLog')} className={stack.s} aria-label={t('staffLog:filter')}>
      {lang !== 'ja' && <input type="hidden" name="lang" value={lang} />}
      <div className={css.filter}>
        <Select
          id="kind"
          name="kind"
          label={t('staffLog:kind')}
          defaultValue={conditions.kind}
          options={[
            { value: '', label: t('staffLog:allKinds') },
            ...tracedKinds.map((value) => ({ value, label: t(`revision:kind_${value}`) })),
          ]}
        />
        <Select
          id="state"
          name="state"
          label={t('staffLog:state')}
          defaultValue={conditions.state}
          options={[
            { value: '', label: t('staffLog:allStates') },
            ...revisionStates.map((value) => ({ value, label: t(`revision:state_${value}`) })),
          ]}
        />
        {(['from', 'until'] as const).map((name) => (
          <TextField
            key={name}
            id={name}
            name={name}
            type="date"
            label={t(`staffLog:${name}`)}
            defaultValue={conditions[name]}
            errorMessage={wrong(name)}
          />
        ))}
      </div>
      <div className={cluster.s}>
        <Button type="submit" variant="secondary">
          {t('staffLog:show')}
        </Button>
      </div>
    </form>
  );
}
