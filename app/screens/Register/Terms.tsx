import { Checkbox } from '../../../ui/Checkbox/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { cluster, measure } from '../../../ui/layout.css.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import * as css from './Register.css.ts';

interface TermsProps {
  isAccepted: boolean;
  errorMessage: string | undefined;
  onChange: (isAccepted: boolean) => void;
}

const rules = ['once', 'secret', 'others', 'leaving'] as const;

/** What somebody agrees to stands before what they are asked, on the same page: it is ticked once, and stays ticked. */
export function Terms({ isAccepted, errorMessage, onChange }: TermsProps) {
  const { t, href } = usePage();
  return (
    <Section heading={t('register:termsTitle')} lead={t('register:termsLead')}>
      <ul className={`${css.rules} ${measure}`}>
        {rules.map((rule) => (
          <li key={rule}>{t(`register:rule_${rule}`)}</li>
        ))}
      </ul>
      <p className={cluster.m}>
        <Link href={href(path('terms'))} variant="standalone">
          {t('register:readTerms')}
        </Link>
        <Link href={href(path('privacyPolicy'))} variant="standalone">
          {t('register:readPrivacy')}
        </Link>
      </p>
      <Checkbox
        id="terms"
        name="terms"
        value="1"
        defaultSelected={isAccepted}
        onChange={onChange}
        errorMessage={errorMessage}
        isRequired
        requirementLabel={t('required')}
      >
        {t('register:accept')}
      </Checkbox>
    </Section>
  );
}
