import type { CourseSummary, RankedCourse } from '../../../contract/courses.ts';
import type { PhotoSummary } from '../../../contract/photos.ts';
import type { SeasonalWalk } from '../../../contract/places.ts';
import type { Article, Banner, ExternalLink, Notice, PortalEvent } from '../../../contract/reading.ts';
import { Banners } from './Banners.tsx';
import { Hero } from './Hero.tsx';
import { Photos } from './Photos.tsx';
import { Rankings, Recommended } from './Rankings.tsx';
import { Articles, Links, News } from './Reading.tsx';
import { Season } from './Season.tsx';
import { Ways } from './Ways.tsx';

export interface TopData {
  season: { month: number; walks: readonly SeasonalWalk[] };
  counts: { courses: number; municipalities: number; parks: number };
  walked: readonly RankedCourse[];
  accessed: readonly RankedCourse[];
  /** As long as one of the rankings cannot stand. */
  recommended: readonly CourseSummary[];
  articles: readonly Omit<Article, 'body'>[];
  notices: readonly Notice[];
  events: readonly Omit<PortalEvent, 'body'>[];
  banners: readonly Banner[];
  links: readonly ExternalLink[];
  /** Newest first. */
  photos: readonly PhotoSummary[];
}

/** The home page: what this is, a box to ask, and from there one thing after another, the most wanted first. */
export function TopScreen({
  season,
  counts,
  walked,
  accessed,
  recommended,
  articles,
  notices,
  events,
  banners,
  links,
  photos,
}: TopData) {
  return (
    <>
      <Hero counts={counts} />
      <Season {...season} />
      <Ways />
      <Recommended courses={recommended} />
      <Rankings walked={walked} accessed={accessed} />
      <Photos photos={photos} />
      <Banners banners={banners} />
      <News notices={notices} events={events} />
      <Articles articles={articles} />
      <Links links={links} />
    </>
  );
}
