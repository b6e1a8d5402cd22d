import type { CourseSummary } from '../../../contract/courses.ts';
import { text } from '../../../tokens/typography.css.ts';
import { stack } from '../../../ui/layout.css.ts';
import { CourseList } from '../../courses/CourseList.tsx';
import type { Block, GuideRow, GuideSeries } from '../../guides/guide.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { Prose } from '../../text/Prose.tsx';
import { DrawingBlock } from './DrawingBlock.tsx';
import * as css from './GuideScreen.css.ts';
import { Neighbours, type NeighboursProps } from './Neighbours.tsx';

export interface GuideData extends NeighboursProps {
  series: GuideSeries;
  title: string;
  lead: string;
  tint: GuideRow['tint'];
  publishedOn: string;
  blocks: readonly Block[];
  /** Which one of its series it is, from 1, and of how many. */
  place: number;
  count: number;
  /** To read it. */
  minutes: number;
  fitting: {
    heading: string;
    search: GuideRow['courses']['search'];
    courses: readonly CourseSummary[];
    total: number;
  };
}

/** One walking tip or outfit, the courses that go with it, and the ways on. */
export function GuideScreen(guide: GuideData) {
  const { t, i18n, href } = usePage();
  const { series, title, lead, tint, publishedOn, blocks, place, count, minutes, previous, next } = guide;
  const { heading, search, courses, total } = guide.fitting;
  return (
    <>
      <article className={stack.m}>
        <div className={stack.xs}>
          <h1 className={text.title}>{title}</h1>
          <p className={text.lead}>{lead}</p>
          <ul className={css.facts}>
            <li>{t(`guide:place_${series}`, { place, count })}</li>
            <li>{t('guide:minutes', { count: minutes })}</li>
            <li>
              <time dateTime={publishedOn}>{i18n.date(publishedOn)}</time>
            </li>
          </ul>
        </div>
        {blocks.map((block) =>
          block.kind === 'text' ? (
            <Prose key={block.html} html={block.html} className={css.words} />
          ) : (
            <DrawingBlock key={block.drawing} {...{ block, series, tint }} />
          ),
        )}
      </article>
      {courses.length > 0 && (
        <Section
          heading={heading}
          more={{ href: href(path('search'), search), label: t('guide:allCourses', { count: total }) }}
        >
          <CourseList courses={courses} />
        </Section>
      )}
      <Neighbours {...{ series, previous, next }} />
    </>
  );
}
