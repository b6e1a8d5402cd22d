import common from './ja/common.json' with { type: 'json' };
import course from './ja/course.json' with { type: 'json' };
import coursePage from './ja/coursePage.json' with { type: 'json' };
import courseSearch from './ja/courseSearch.json' with { type: 'json' };
import crossSearch from './ja/crossSearch.json' with { type: 'json' };
import failure from './ja/failure.json' with { type: 'json' };
import map from './ja/map.json' with { type: 'json' };
import news from './ja/news.json' with { type: 'json' };
import parks from './ja/parks.json' with { type: 'json' };
import siteMap from './ja/siteMap.json' with { type: 'json' };
import text from './ja/text.json' with { type: 'json' };
import top from './ja/top.json' with { type: 'json' };

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
