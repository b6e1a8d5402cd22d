/**
 * `npm run routes -- --graph DIR [--course ID] [--check] [--words]`: lines of the courses along a walking network, into `content/routes/`.
 *
 * DIR holds `walk-graph/*.ndjson.gz` or `*.osm.pbf`, and may hold `points/`, `elevation/` and `municipalities/`.
 * `--check` writes nothing: it fails where the kept length of a leg, the mapped steps or the climb are more than 2 % and 10 m away
 * from the computed ones, a leg is more than twice and 250 m longer than its straight line and not in `content/long-legs.json`, a
 * point stands far from the place, street or bridge of its name and is not in `content/namesakes.json`, or a course shows nothing
 * of its municipality.
 */
import { parseArgs } from 'node:util';
import { farFromNamesakes } from './namesakes.ts';
import { openRoutes } from './openRoutes.ts';
import { differences, explain, longLegs, notAtHome, unexplainedLegs } from './report.ts';
import { readLongLegs, readNamesakes, readRoutes, writeRoutes } from './routeFiles.ts';

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
const explained = readLongLegs();
let failures = 0;
const made = [];
for (const course of courses.filter(({ id }) => !wanted.size || wanted.has(id))) {
  const route = routeOf(course);
  made.push(route);
  const { far, elsewhere } = farFromNamesakes(course, sources, known);
  const faults = [...far, ...notAtHome(course, sources), ...unexplainedLegs(course, route, explained)];
  for (const line of [...longLegs(course, route), ...elsewhere, ...faults]) console.log(line);
  if (values.words) console.log(explain(course, route));
  if (!values.check) continue;
  const wrong = differences(course, kept.get(course.id), route);
  for (const line of wrong) console.error(line);
  failures += faults.length + wrong.length;
}
if (!values.check) writeRoutes(made);
console.log(`${made.length} courses${values.check ? `, ${failures} faults` : ' written'}`);
process.exitCode = failures ? 1 : 0;
