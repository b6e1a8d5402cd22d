/** What is confirmed of a course, and how the officer on duty confirms it. Whose course it is decides who may. */
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { ApiError, notFound, refused } from '../../contract/apiError.ts';
import {
  type FactKind,
  factKinds,
  factYearsBack,
  isInWords,
  notKnown,
  wordsOfChoices,
} from '../../contract/factRules.ts';
import type { KnownFact } from '../../contract/facts.ts';
import type { ParsedInput } from '../../contract/index.ts';
import type { Language } from '../../contract/values.ts';
import { japaneseDay, type StaffContext } from '../context.ts';
import { type FactName, nameOfFact, type StoredFacts } from '../courses/courses.table.ts';
import { municipalityOf } from '../courses/summary.ts';
import type { Words } from '../db/columns.ts';
import type { Db } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { findItem, insertRevision, stepTo, writeItem } from '../revisions/revisions.queries.ts';
import type { Source } from '../revisions/revisions.table.ts';
import { isOfOffice, toForbidden } from '../revisions/sources.ts';
import { roleAndOffice } from '../staff/staffPerson.ts';
import {
  type Confirmations,
  type FactsSource,
  findConfirmations,
  findCourse,
  holdCourse,
  writeFacts,
} from './confirmed.ts';

type CourseRow = NonNullable<Awaited<ReturnType<typeof findCourse>>>;
type Confirming = ParsedInput<'POST /staff/facts_confirm'>;

/** Who confirms, in words for everybody. */
const bureau: Words = { ja: '東京都', en: 'the Tokyo Metropolitan Government' };
const wordsOf = ({ staff: { municipality }, references }: StaffContext): Words =>
  municipality === null ? bureau : (references.municipalityByName.get(municipality)?.name ?? bureau);

/** What pages say of it; a value may stand there without who confirmed it, from before that was kept. */
function knownOf(course: CourseRow, kind: FactKind): boolean | Words | null {
  const name = nameOfFact[kind];
  return course.facts?.[name]?.is ?? (name === 'shade' || name === 'slope' ? null : course[name]);
}

const sourceOf = ({ id, municipalityCode, name }: CourseRow, facts: Confirmations): FactsSource => ({
  ...{ id, municipality: municipalityCode, name, facts },
});
const asSource = (source: FactsSource) => source as unknown as Source;

const mayConfirm = (course: CourseRow, context: StaffContext): boolean =>
  isOfOffice({ kind: 'facts', before: null, after: asSource(sourceOf(course, {})) }, context);

const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8);
/** Of each kind a part: two who confirm different facts are not in each other's way. */
const versionsOf = (course: CourseRow): string[] =>
  factKinds.map((kind) => hash([knownOf(course, kind), course.facts?.[nameOfFact[kind]] ?? null]));

function knownFact(course: CourseRow, kind: FactKind, lang: Language): KnownFact {
  const is = knownOf(course, kind);
  const { by, on = null, how = null } = course.facts?.[nameOfFact[kind]] ?? {};
  return {
    kind,
    is: is === null || typeof is === 'boolean' ? is : is[lang],
    ...{ by: by?.[lang] ?? null, on, source: how },
  };
}

function stateOf(course: CourseRow, context: StaffContext, lang: Language) {
  const { slug, name: town } = municipalityOf(course.municipalityCode, context.references, lang);
  return {
    course: { id: course.id, name: course.name[lang], municipality: { slug, name: town } },
    facts: factKinds.map((kind) => knownFact(course, kind, lang)),
    version: versionsOf(course).join('-'),
    may_confirm: mayConfirm(course, context),
    today: japaneseDay(context.now()),
  };
}

export async function factsOfCourse({ course_id, lang }: ParsedInput<'GET /staff/facts'>, context: StaffContext) {
  const course = await findCourse(context.db, course_id);
  if (!course?.isPublic) throw notFound('course');
  return stateOf(course, context, lang);
}

function chosenOf(input: Confirming, kind: FactKind): boolean | Words | null {
  const chosen = input[kind]!;
  if (chosen === notKnown) return null;
  const words: Readonly<Record<string, Words>> | null = isInWords(kind) ? wordsOfChoices[kind] : null;
  return words ? words[chosen]! : chosen === 'yes';
}

/** Of what was sent, what is not so already. */
function changesOf(input: Confirming, course: CourseRow, by: Words): [FactKind, Confirmations][] {
  const { on, source: how } = input;
  return factKinds.flatMap((kind): [FactKind, Confirmations][] => {
    if (input[kind] === undefined) return [];
    const name = nameOfFact[kind];
    const fact = { is: chosenOf(input, kind), by, on, how };
    const isSo =
      fact.is === null ? knownOf(course, kind) === null : isDeepStrictEqual({ ...course.facts?.[name] }, fact);
    return isSo ? [] : [[kind, { [name]: fact }]];
  });
}

/** @throws ApiError E422 for a day on which nobody can have looked */
function checkDay(on: string, today: string): void {
  if (on > today) throw refused('on', 'above_maximum');
  const earliest = `${Number(today.slice(0, 4)) - factYearsBack}${today.slice(4)}`;
  if (on < earliest) throw refused('on', 'below_minimum');
}

/** @throws ApiError E422 where the source of the course tells of a later look, which counts */
async function checkLatest(tx: Db, id: number, changes: Confirmations, on: string): Promise<void> {
  const facts = (await findItem(tx, 'course', id))?.source.facts as unknown as StoredFacts | undefined;
  if (Object.keys(changes).some((name) => (facts?.[name as FactName]?.on ?? '') > on))
    throw refused('on', 'below_minimum');
}

/** As a change of content, with what everybody was told before and is told after. */
async function trace(tx: Db, course: CourseRow, changes: Confirmations, context: StaffContext): Promise<void> {
  const [at, byStaff] = [context.now(), roleAndOffice(context.staff)];
  const item = await findItem(tx, 'facts', course.id);
  const confirmed = await findConfirmations(tx, course.id);
  const told = Object.fromEntries(Object.keys(changes).map((name) => [name, course.facts?.[name as FactName]]));
  // What was not there is not written down: JSON has no undefined.
  const before = JSON.parse(JSON.stringify({ ...confirmed, ...told })) as Confirmations;
  const after = asSource(sourceOf(course, { ...confirmed, ...changes }));
  const revision = await insertRevision(tx, {
    ...{ kind: 'facts', key: course.id, after, proposedAt: at, byStaff, byToken: context.staff.tokenId },
    before: Object.keys(before).length ? asSource(sourceOf(course, before)) : null,
    baseRevisionId: item?.revisionId ?? null,
  });
  await stepTo(tx, revision, { toState: 'published', at, byStaff });
  await writeItem(tx, { kind: 'facts', key: course.id, source: after, revisionId: revision.id });
}

/**
 * Confirms at once: the trace, and what pages read and searches compare.
 * @throws ApiError E403, E404, E409 where somebody has changed one of these facts since they were looked up, E422
 */
export async function confirmFacts(input: Confirming, context: StaffContext) {
  const { course_id, version, on, lang } = input;
  const course = await inTransaction(context.db, async (tx) => {
    const held = await holdCourse(tx, course_id);
    if (!held?.isPublic) throw notFound('course');
    if (!mayConfirm(held, context)) throw toForbidden();
    if (factKinds.every((kind) => input[kind] === undefined)) throw refused('facts', 'required');
    checkDay(on, japaneseDay(context.now()));
    const changed = changesOf(input, held, wordsOf(context));
    const [seen, now] = [version.split('-'), versionsOf(held)];
    if (changed.some(([kind]) => seen[factKinds.indexOf(kind)] !== now[factKinds.indexOf(kind)]))
      throw new ApiError('E409', 'Somebody has changed these facts meanwhile');
    if (!changed.length) return held;
    const changes: Confirmations = Object.assign({}, ...changed.map(([, change]) => change));
    await checkLatest(tx, course_id, changes, on);
    await trace(tx, held, changes, context);
    await writeFacts(tx, held, changes);
    return (await findCourse(tx, course_id))!;
  });
  return stateOf(course, context, lang);
}
