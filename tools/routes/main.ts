/**
 * `npm run routes -- --graph DIR [--course ID] [--check] [--words]`: lines of the courses along a walking network, into `content/routes/`.
 *
 * DIR holds `walk-graph/*.ndjson.gz` or `*.osm.pbf`, and may hold `points/`, `elevation/` and `municipalities/`.
 * `--check` writes nothing: it fails where a kept length is more than 2 % away from the computed one, a leg has no way, a point
 * stands far from the place, street or bridge of its name and is not in `content/namesakes.json`, or a course shows nothing of its
 * municipality.
 */
import { parseArgs } from 'node:util';
import { farFromNamesakes } from './namesakes.ts';
import { openRoutes } from './openRoutes.ts';
import { explain, longLegs, notAtHome } from './report.ts';
import { readNamesakes, readRoutes, writeRoutes } from './routeFiles.ts';

const { values } = parseArgs({
  options: {
    graph: { type: 'string' },
    course: { type: 'string', multiple: true, default: [] },
    check: { type: 'boolean', default: false },
    words: { type: 'boolean', default: false },
  },
});
if (!values.graph) throw new Error('--graph DIR is needed: the folder of the walking network');

const wanted = new Set(values.course.map(Number));
const { courses, sources, routeOf } = await openRoutes(values.graph);
const kept = readRoutes();
const known = readNamesakes();
/** Lengths may differ by so much of the kept one before a check fails. */
const tolerance = 0.02;
let failures = 0;
const made = [];
for (const course of courses.filter(({ id }) => !wanted.size || wanted.has(id))) {
  const route = routeOf(course);
  made.push(route);
  const misplaced = [...farFromNamesakes(course, sources, known), ...notAtHome(course, sources)];
  for (const line of [...longLegs(course, route), ...misplaced]) console.log(line);
  if (values.words) console.log(explain(course, route));
  if (!values.check) continue;
  failures += misplaced.length;
  const before = kept.get(course.id);
  const wrong = !before
    ? 'no kept route'
    : Math.abs(before.metres - route.metres) > before.metres * tolerance
      ? `kept ${before.metres} m, computed ${route.metres} m`
      : null;
  if (wrong) {
    failures += 1;
    console.error(`${course.id} ${course.name.ja}: ${wrong}`);
  }
}
if (!values.check) writeRoutes(made);
console.log(`${made.length} courses${values.check ? `, ${failures} faults` : ' written'}`);
process.exitCode = failures ? 1 : 0;
