/** The choices of members' forms, as their fields take them: loaded by every screen that has one of these fields. */
import { type Area, areas } from '../../contract/bands.ts';
import type { Api, Output } from '../../contract/index.ts';
import type { Choice } from '../../contract/members.ts';

export interface MemberChoices extends Omit<Output<'GET /select_get'>, 'regions'> {
  /** Of the municipalities, by their area, each in the order of the API. */
  municipalities: { area: Area; options: Choice[] }[];
  /** Outside Tokyo, and not registered. */
  otherRegions: Choice[];
}

export async function loadMemberChoices(api: Api): Promise<MemberChoices> {
  const [{ regions, ...choices }, { municipalities }] = await Promise.all([
    api('GET /select_get'),
    api('GET /get_municipalities'),
  ]);
  const areaOf = new Map<string, Area>(municipalities.map(({ slug, area }) => [slug, area]));
  return {
    ...choices,
    municipalities: areas.map((area) => ({ area, options: regions.filter(({ value }) => areaOf.get(value) === area) })),
    otherRegions: regions.filter(({ value }) => !areaOf.has(value)),
  };
}

/** The words of a choice that was made; empty when there is no such choice. */
export const labelOf = (choices: readonly Choice[], value: string): string =>
  choices.find((choice) => choice.value === value)?.label ?? '';

export const regionsOf = ({ municipalities, otherRegions }: MemberChoices): Choice[] => [
  ...municipalities.flatMap(({ options }) => options),
  ...otherRegions,
];
