import { text } from '../../../tokens/typography.css.ts';
import { Announcement } from '../../../ui/Announcer/index.ts';
import { DescriptionList } from '../../../ui/DescriptionList/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { measure, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import type { Submission } from '../../forms/useSubmission.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { CourseChoice } from '../../staff/CourseChoice.tsx';
import { roleInWords } from '../../staff/words.ts';
import { ConfirmForm } from './ConfirmForm.tsx';
import type { StaffFactsData } from './data.ts';
import { isOnMap } from './onMap.ts';
import { knownInWords } from './words.ts';

export type StaffFactsScreenProps = Exclude<StaffFactsData, { kind: 'wrongRole' }> & Submission;

/** Which course, then what is known of it, and what the officer has found. */
export function StaffFactsScreen(props: StaffFactsScreenProps) {
  const { kind, staff } = props;
  const { t, lang, href, route } = usePage();
  return (
    <div className={`${stack.l} ${measure}`}>
      <div className={stack.s}>
        <h1 className={text.title}>{route?.label[lang]}</h1>
        <p>{t('staffFacts:loggedIn', { role: roleInWords(staff, t) })}</p>
        {kind === 'facts' && props.isSaved && <Saved id={props.state.course.id} />}
      </div>
      {kind === 'choose' ? (
        <CourseChoice
          {...props}
          heading={t('staffFacts:chooseHeading')}
          lead={t('staffFacts:chooseLead')}
          action={path('staffFacts')}
          hasOffice={staff.office !== null}
        />
      ) : (
        <>
          <OfCourse {...props} />
          <p>
            <Link href={href(path('staffFacts'))} variant="standalone">
              {t('courseChoice:back')}
            </Link>
          </p>
        </>
      )}
    </div>
  );
}

function Saved({ id }: { id: number }) {
  const { t, href } = usePage();
  return (
    <>
      <Notice tone="success" heading={t('staffFacts:saved')}>
        <p>
          <Link href={href(path('course', { id }))} variant="standalone">
            {t('staffFacts:toCourse')}
          </Link>
        </p>
      </Notice>
      <Announcement words={t('staffFacts:saved')} />
    </>
  );
}

function OfCourse({ state, onMap, ...form }: StaffFactsScreenProps & { kind: 'facts' }) {
  const { t, i18n } = usePage();
  const { name, municipality } = state.course;
  const town = municipality.name;
  return (
    <Section
      heading={t('courseChoice:courseOf', { name, town })}
      lead={state.may_confirm ? t('staffFacts:lead') : t('staffFacts:notOwn', { town })}
    >
      {state.may_confirm ? (
        <ConfirmForm {...{ state, onMap }} {...form} />
      ) : (
        <DescriptionList
          items={state.facts.map((fact) => ({
            id: fact.kind,
            term: t(`staffFacts:fact_${fact.kind}`),
            description: knownInWords(fact, isOnMap(fact.kind, onMap) ? onMap.on_map : null, i18n),
          }))}
        />
      )}
    </Section>
  );
}
