/** What members may tell about themselves. Each can be left at "not registered", which is a choice like the others. */
import type { FormMessages } from '../../ui/Form/index.ts';
import { RadioGroup } from '../../ui/RadioGroup/index.ts';
import { Select } from '../../ui/Select/index.ts';
import { usePage } from '../PageContext.tsx';
import type { MemberChoices } from './choices.ts';

interface ProfileFieldProps<Name extends string> {
  choices: MemberChoices;
  messages: FormMessages<Name>;
  /** What is chosen at first. */
  value: string;
}

export function RegionField({ choices, messages, value }: ProfileFieldProps<'region'>) {
  const { t } = usePage();
  return (
    <Select
      id="region"
      name="region"
      label={t('member:region')}
      requirementLabel={t('member:optional')}
      description={t('member:regionHelp')}
      defaultValue={value}
      errorMessage={messages.region}
      options={[
        ...choices.otherRegions,
        ...choices.municipalities.map(({ area, options }) => ({ label: t(`member:area_${area}`), options })),
      ]}
    />
  );
}

export function AgeBandField({ choices, messages, value }: ProfileFieldProps<'age_band'>) {
  const { t } = usePage();
  return (
    <RadioGroup
      id="age_band"
      name="age_band"
      layout="chips"
      label={t('member:ageBand')}
      requirementLabel={t('member:optional')}
      description={t('member:ageBandHelp')}
      defaultValue={value}
      errorMessage={messages.age_band}
      items={choices.age_bands}
    />
  );
}

export function GenderField({ choices, messages, value }: ProfileFieldProps<'gender'>) {
  const { t } = usePage();
  return (
    <RadioGroup
      id="gender"
      name="gender"
      layout="chips"
      label={t('member:gender')}
      requirementLabel={t('member:optional')}
      description={t('member:genderHelp')}
      defaultValue={value}
      errorMessage={messages.gender}
      items={choices.genders}
    />
  );
}
