import common from './en/common.json' with { type: 'json' };
import course from './en/course.json' with { type: 'json' };
import coursePage from './en/coursePage.json' with { type: 'json' };
import courseSearch from './en/courseSearch.json' with { type: 'json' };
import crossSearch from './en/crossSearch.json' with { type: 'json' };
import failure from './en/failure.json' with { type: 'json' };
import map from './en/map.json' with { type: 'json' };
import news from './en/news.json' with { type: 'json' };
import parks from './en/parks.json' with { type: 'json' };
import siteMap from './en/siteMap.json' with { type: 'json' };
import text from './en/text.json' with { type: 'json' };
import top from './en/top.json' with { type: 'json' };

export const resources = {
  common,
  courseSearch,
  course,
  top,
  coursePage,
  crossSearch,
  parks,
  news,
  text,
  siteMap,
  failure,
  map,
};
