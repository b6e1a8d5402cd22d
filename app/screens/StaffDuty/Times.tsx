import { Disclosure } from '../../../ui/Disclosure/index.ts';
import { stack } from '../../../ui/layout.css.ts';
import { TextField } from '../../../ui/TextField/index.ts';
import { usePage } from '../../PageContext.tsx';
import type { FormValues } from '../../page.ts';

export interface TimesProps {
  values: FormValues;
  messages: { from?: string; until?: string };
  /** Left alone it ends with the day. */
  isOfDay: boolean;
}

/** From when until when: left alone it is now, until somebody ends it. */
export function Times({ values, messages, isOfDay }: TimesProps) {
  const { t } = usePage();
  const isUsed = Boolean(values.from || values.until || messages.from || messages.until);
  return (
    <Disclosure title={t(isOfDay ? 'staffDuty:times_heat' : 'staffDuty:times')} defaultExpanded={isUsed}>
      <div className={stack.m}>
        {(['from', 'until'] as const).map((name) => (
          <TextField
            key={name}
            id={name}
            name={name}
            // The browser's own: by the clock of Tokyo, whatever the device's is.
            type="datetime-local"
            label={t(`staffDuty:${name}`)}
            description={t(isOfDay && name === 'until' ? 'staffDuty:untilHelp_heat' : `staffDuty:${name}Help`)}
            defaultValue={values[name] ?? ''}
            errorMessage={messages[name]}
          />
        ))}
      </div>
    </Disclosure>
  );
}
