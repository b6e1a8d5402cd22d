import { useState } from 'react';
import { personalKind, userNameMaxLength } from '../../contract/memberRules.ts';
import { Icon } from '../../ui/Icon/index.ts';
import { stack } from '../../ui/layout.css.ts';
import { TextField } from '../../ui/TextField/index.ts';
import { usePage } from '../PageContext.tsx';
import { personalWarning } from './formFields.ts';
import * as css from './members.css.ts';
import { PausedAnnouncement } from './PausedAnnouncement.tsx';

/** What is known of the name that stands in the field; null: nothing. */
export type NameVerdict = 'checking' | 'free' | 'taken' | null;

export interface UserNameFieldProps {
  label?: string;
  defaultValue: string;
  errorMessage?: string | undefined;
  verdict?: NameVerdict;
  onChange?: (name: string) => void;
}

/** A user name that somebody wants to have: how much room is left, whether it is free, and what it seems to give away. */
export function UserNameField({ label, defaultValue, errorMessage, verdict = null, onChange }: UserNameFieldProps) {
  const { t } = usePage();
  const [name, setName] = useState(defaultValue);
  const change = (next: string) => {
    setName(next);
    onChange?.(next);
  };
  const taken = verdict === 'taken' ? t('member:userNameTaken') : '';
  const said = { checking: t('member:userNameChecking'), free: t('member:userNameFree'), taken: '' };
  // Something else may be wrong with a name that is free.
  const status = verdict && !errorMessage ? said[verdict] : '';
  const warning = personalWarning(t, personalKind(name));
  return (
    <div className={stack.xs}>
      <TextField
        id="user_name"
        name="user_name"
        label={label ?? t('member:userName')}
        description={t('member:userNameHelp')}
        defaultValue={defaultValue}
        onChange={change}
        maxCharacters={userNameMaxLength}
        remainingLabel={(count) =>
          count < 0 ? t('member:userNameOver', { count: -count }) : t('member:userNameRemaining', { count })
        }
        autoComplete="username"
        errorMessage={errorMessage ?? taken}
        isRequired
        requirementLabel={t('required')}
      />
      {status && (
        <p className={css.status} data-verdict={verdict}>
          {verdict === 'free' && <Icon name="check-circle" />}
          <span>{status}</span>
        </p>
      )}
      {warning && (
        <p className={css.warning}>
          <Icon name="info" />
          <span>{warning}</span>
        </p>
      )}
      {/* That it is being checked is seen only: who types is not interrupted. */}
      <PausedAnnouncement words={verdict === 'free' ? status : taken} />
      <PausedAnnouncement words={warning} />
    </div>
  );
}
