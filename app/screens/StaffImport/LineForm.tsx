import { Link } from '../../../ui/Link/index.ts';
import type { Submission } from '../../forms/useSubmission.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import type { Task } from './data.ts';
import { FileForm } from './FileForm.tsx';

export type LineFormProps = Task & { kind: 'line' } & Submission;

/** The way of one course. */
export function LineForm({ course, isOwn, ...submission }: LineFormProps) {
  const { t, href } = usePage();
  const town = course.municipality.name;
  return (
    <Section
      heading={t('staffImport:lineHeading', { name: course.name, town })}
      lead={isOwn ? t('staffImport:lineLead') : t('staffImport:notOwn', { town })}
    >
      {isOwn && (
        <FileForm
          {...submission}
          query={{ course: course.id }}
          fields={{}}
          accept=".kml,.gpx,.geojson,.json"
          fileHelp={t('staffImport:lineHelp')}
          tooLarge={t('staffImport:lineTooLarge')}
        >
          {() => <input type="hidden" name="course_id" value={course.id} />}
        </FileForm>
      )}
      <p>
        <Link href={href(path('staffImport'), { what: 'line' })} variant="standalone">
          {t('staffImport:otherCourse')}
        </Link>
      </p>
    </Section>
  );
}
