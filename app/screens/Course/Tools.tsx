import { useState } from 'react';
import type { CourseDetail } from '../../../contract/courses.ts';
import { Button } from '../../../ui/Button/index.ts';
import { ButtonLink } from '../../../ui/ButtonLink/index.ts';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon/index.ts';
import { withJavaScript } from '../../../ui/javascript.css.ts';
import { useHydrated } from '../../../ui/useHydrated.ts';
import { SaveButton } from '../../offline/SaveButton.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import * as css from './CourseScreen.css.ts';

const files = ['gpx', 'kml', 'geojson'] as const;

/** Take the course along: on paper, to another person, to another map. */
export function Tools({ course }: { course: CourseDetail }) {
  const { t, href, settings } = usePage();
  const isHydrated = useHydrated();
  const [said, setSaid] = useState('');

  const share = async () => {
    // The same words a second time are read out again.
    setSaid('');
    const data = { title: course.name, text: course.lead, url: location.href };
    try {
      if (navigator.share) await navigator.share(data);
      else {
        await navigator.clipboard.writeText(data.url);
        setSaid(t('course:copied'));
      }
    } catch (error) {
      // A person who closes the share sheet has changed their mind; nothing went wrong.
      if ((error as Error).name !== 'AbortError') setSaid(t('course:copyFailed', { url: data.url }));
    }
  };

  return (
    <div className={css.tools}>
      {settings.hasWorker && <SaveButton id={course.id} />}
      <div className={cx(css.toolRow, withJavaScript)} data-waiting={!isHydrated || undefined}>
        <Button variant="secondary" onPress={() => window.print()}>
          <Icon name="printer" />
          {t('course:print')}
        </Button>
        <Button variant="secondary" onPress={() => void share()}>
          <Icon name="share-network" />
          {t('course:share')}
        </Button>
      </div>
      <p role="status">{said}</p>
      <div className={css.toolRow}>
        <span id="files" className={css.toolLabel}>
          {t('course:files')}
        </span>
        <ul aria-labelledby="files" className={css.toolRow}>
          {files.map((format) => (
            <li key={format}>
              {/* The server says that it is a file. With `download` browsers ask past the worker, which has it when it is saved. */}
              <ButtonLink variant="quiet" href={href(`${path('course', course)}.${format}`)}>
                <Icon name="download-simple" />
                {format === 'geojson' ? 'GeoJSON' : format.toUpperCase()}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
