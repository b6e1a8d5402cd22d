/** Fields of sources in words. */
import type { T } from '../../i18n/i18n.ts';

const named = [
  'title',
  'name',
  'kana',
  'lead',
  'body',
  'description',
  'text',
  'url',
  'href',
  'position',
  'scene',
  'scenes',
  'categories',
  'category',
  'start',
  'goal',
  'points',
  'facts',
  'caution',
  'mapAlt',
  'checkedOn',
  'recording',
  'route',
  'municipality',
  'publishedOn',
  'startsOn',
  'endsOn',
  'place',
  'slug',
  'lat',
  'lng',
  'address',
  'phone',
  'website',
  'hours',
  'efforts',
  'icons',
  'saltItems',
  'courtesy',
  'courtesyFor',
  'courtesyConditions',
  'park',
  'equipment',
  'surface',
  'stepFree',
  'toilet',
  'shade',
  'bench',
  'slope',
  'role',
  'kind',
  'station',
  'exit',
  'way',
  'is',
  'by',
  'on',
  'ruby',
  'drawn',
  'drawnM',
  'how',
  'id',
] as const;

const isNamed = (key: string): key is (typeof named)[number] => (named as readonly string[]).includes(key);
/** A field that has no words keeps its name in the source. */
const wordOf = (key: string, t: T): string =>
  /^\d+$/.test(key) ? t('revision:nth', { count: Number(key) + 1 }) : isNamed(key) ? t(`revision:field_${key}`) : key;

/** `points.3.text`: 「通るところ › 4番目 › 文」 */
export const fieldInWords = (path: string, t: T): string =>
  path
    .split('.')
    .map((key) => wordOf(key, t))
    .join(' › ');

/** Of fields with few values. */
const choices = {
  role_start: 'choice_role_start',
  role_highlight: 'choice_role_highlight',
  role_via: 'choice_role_via',
  role_goal: 'choice_role_goal',
  category_notice: 'choice_category_notice',
  category_update: 'choice_category_update',
  category_safety: 'choice_category_safety',
  how_on_site: 'choice_how_on_site',
  how_operator: 'choice_how_operator',
  how_document: 'choice_how_document',
  position_top: 'choice_position_top',
  position_other: 'choice_position_elsewhere',
} as const;
const isChoice = (name: string): name is keyof typeof choices => Object.hasOwn(choices, name);

/** @returns null for what is no choice, or has no words */
export function choiceInWords(path: string, value: unknown, t: T): string | null {
  const name = `${path.split('.').at(-1)}_${value}`;
  return isChoice(name) ? t(`revision:${choices[name]}`) : null;
}

/** Written as `2026-11-24` in sources. */
const days: readonly string[] = ['publishedOn', 'startsOn', 'endsOn', 'checkedOn', 'on'];

/** @returns null for what is no calendar day */
export const dayIn = (path: string, value: unknown): string | null =>
  days.includes(path.split('.').at(-1)!) && typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
    ? value
    : null;
