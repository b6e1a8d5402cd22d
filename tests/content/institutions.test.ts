/** Shops and facilities: enough of them, spread over the metropolis, beside its courses, and nobody takes one for real. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { distanceM } from '../../contract/geo.ts';
import { equipmentKinds, saltItems, shopIcons, surfaces } from '../../contract/institutionKinds.ts';
import { readContent } from '../../server/content/readContent.ts';
import { besideWay, wayOf } from '../../server/geo/beside.ts';

const content = readContent();
const { cooperation, sponsor, playground, equipment, courses, parks, municipalities } = content;
const shops = [...cooperation, ...sponsor];
const all = [...shops, ...playground];
const ways = courses.flatMap(({ id, municipality }) => {
  const route = content.routes.get(id);
  return route ? [{ id, codes: [municipality, ...route.municipalities], way: wayOf(route.legs) }] : [];
});
const offFrom = (place: { lat: number; lng: number }, own: typeof ways, withinM: number) =>
  Math.min(...own.map(({ way }) => besideWay(place, way, withinM)?.off_m ?? Number.POSITIVE_INFINITY));
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

describe('there are enough', () => {
  it('of each kind', () => {
    expect(cooperation.length).toBeGreaterThanOrEqual(150);
    expect(sponsor.length).toBeGreaterThanOrEqual(60);
    expect(playground.length).toBeGreaterThanOrEqual(100);
  });

  it('in most municipalities, islands among them', () => {
    const codes = new Set(all.map(({ municipality }) => municipality));
    const islands = municipalities.filter(({ area, code }) => area === 'islands' && codes.has(code));
    expect(codes.size).toBeGreaterThanOrEqual(40);
    expect(islands.length).toBeGreaterThanOrEqual(7);
    for (const rows of [cooperation, sponsor, playground])
      expect(new Set(rows.map(({ municipality }) => municipality)).size).toBeGreaterThanOrEqual(40);
  });

  it('every icon, way to take less salt, kind of equipment and ground is among them', () => {
    expect(new Set(cooperation.flatMap(({ icons }) => icons))).toEqual(new Set(shopIcons));
    expect(new Set(cooperation.flatMap(({ saltItems: items = [] }) => items))).toEqual(new Set(saltItems));
    expect(new Set(playground.flatMap((place) => place.equipment))).toEqual(new Set(equipmentKinds));
    expect(new Set(playground.flatMap(({ surface }) => surface ?? []))).toEqual(new Set(surfaces));
  });

  it('every kind of hours is among them', () => {
    const weekly = all.flatMap(({ hours }) => (hours.kind === 'weekly' ? [hours] : []));
    const among = {
      always: all.some(({ hours }) => hours.kind === 'always'),
      unknown: all.some(({ hours }) => hours.kind === 'unknown'),
      severalPeriods: weekly.some(({ week }) => week.some(({ periods }) => periods.length > 1)),
      afterMidnight: weekly.some(({ week }) => week.some(({ periods }) => periods.some(([, to]) => to > '24:00'))),
      withinHalfHours: weekly.some(({ week }) =>
        week.some(({ periods }) => periods.some(([, to]) => /[1-9]5$/.test(to))),
      ),
      closedOnHolidays: weekly.some(({ holidays }) => holidays?.length === 0),
      ownOnHolidays: weekly.some(({ holidays }) => holidays?.length),
      thirdWednesday: weekly.some(({ closed }) => closed?.nth?.some(({ nth, day }) => nth === 3 && day === 'wed')),
      lastOfMonth: weekly.some(({ closed }) => closed?.nth?.some(({ nth }) => nth === 'last')),
      newYear: weekly.some(({ closed }) => closed?.dates?.some(({ from, to }) => from > to)),
      irregular: weekly.some(({ closed }) => closed?.irregular),
    };
    expect(Object.entries(among).flatMap(([name, isThere]) => (isThere ? [] : name))).toEqual([]);
  });
});

describe('nobody takes one for real', () => {
  it('each name and address says that it is a sample, in both languages', () => {
    const wrong = all.filter(
      ({ name, kana, address }) =>
        !name.ja.endsWith('（見本）') ||
        !name.en.endsWith(' (sample)') ||
        !kana.endsWith(' みほん') ||
        !/（見本の(?:住所|場所)）$/.test(address.ja) ||
        !/ \(sample (?:address|place)\)$/.test(address.en),
    );
    expect(idsOf(wrong)).toEqual([]);
  });

  it('no address has a house number', () => {
    expect(idsOf(all.filter(({ address }) => /\d|[０-９]|番地/.test(address.ja)))).toEqual([]);
  });

  it('phone numbers are impossible: no number goes on with 0 after the area code', () => {
    const phones = all.flatMap(({ phone }) => phone ?? []);
    expect(phones.length).toBeGreaterThan(100);
    expect(new Set(phones).size).toBe(phones.length);
    expect(phones.filter((phone) => !/^0\d+-0+-\d{4}$/.test(phone) || phone.replaceAll('-', '').length !== 10)).toEqual(
      [],
    );
  });

  it('websites are under example.jp, which belongs to nobody', () => {
    const websites = all.flatMap(({ website }) => website ?? []);
    expect(websites.length).toBeGreaterThan(100);
    expect(websites.filter((website) => !new URL(website).hostname.endsWith('.example.jp'))).toEqual([]);
  });

  it('no two have one name, and every id is given once', () => {
    for (const lang of ['ja', 'en'] as const)
      expect(new Set(all.map(({ name }) => name[lang])).size, lang).toBe(all.length);
    expect(new Set(idsOf(all)).size).toBe(all.length);
  });
});

describe('they lie beside courses', () => {
  it('shops: within 70 m of the way of a course in their municipality', () => {
    const far = shops.filter(
      (shop) =>
        offFrom(
          shop,
          ways.filter(({ codes }) => codes.includes(shop.municipality)),
          70,
        ) > 70,
    );
    expect(idsOf(far)).toEqual([]);
  });

  it('equipment: in a park of the list, or beside a course', () => {
    const far = playground.filter((place) => {
      const park = parks.find(({ id }) => id === place.park);
      if (place.park) return !park || park.municipality !== place.municipality || distanceM(park, place) > 500;
      return offFrom(place, ways, 200) > 200;
    });
    expect(idsOf(far)).toEqual([]);
    expect(playground.filter(({ park }) => park).length).toBeGreaterThan(60);
  });

  it('no two in one place', () => {
    const close = all.filter((one, index) => all.slice(index + 1).some((other) => distanceM(one, other) < 10));
    expect(idsOf(close)).toEqual([]);
  });
});

describe('what they say', () => {
  it('kinds of equipment: all twelve, once each, with care', () => {
    expect(equipment.map(({ kind }) => kind).sort()).toEqual([...equipmentKinds].sort());
    for (const { kind, use } of equipment) expect([...use.ja].length, kind).toBeGreaterThan(40);
  });

  it('a shop that helps with salt says how', () => {
    expect(
      idsOf(cooperation.filter(({ icons, saltItems: items }) => icons.includes('salt') !== !!items?.length)),
    ).toEqual([]);
  });

  it('no facts about a real park that nobody confirmed', () => {
    const wrong = playground.filter(
      ({ stepFree, shade, toilet, phone, website }) =>
        stepFree !== undefined || shade !== undefined || toilet !== undefined || phone || website,
    );
    expect(idsOf(wrong)).toEqual([]);
  });

  it('only equipment in a park of the list is said to be in a park', () => {
    const wrong = playground.filter(
      ({ park, address }) =>
        (park ? /の中（見本の場所）$/ : /、コースのそば（見本の場所）$/).test(address.ja) === false ||
        !address.en.startsWith(park ? 'In ' : 'Beside a walking course, '),
    );
    expect(wrong.map(({ id, address }) => [id, address])).toEqual([]);
    expect(playground.filter(({ park }) => !park).length).toBe(35);
  });

  it('and notices about equipment say that ground, steps, shade and hours are samples', () => {
    const notices = (['ja', 'en'] as const).map((lang) => {
      const textsOf = (file: string): Record<string, string> => JSON.parse(readFileSync(file, 'utf8'));
      const detail = textsOf(`app/screens/InstitutionDetail/${lang}.json`);
      return [
        ...[detail.sample_playground, detail.sample_playgroundPlace],
        textsOf(`app/i18n/${lang}/institution.json`).samples_playground,
        textsOf(`app/screens/Course/${lang}.json`).besideSamples,
      ];
    });
    for (const notice of notices[0]!) expect(notice).toMatch(/地面、段差、.*日かげ、使える時間も見本です。/);
    for (const notice of notices[1]!) expect(notice).toMatch(/ground, steps, .*shade and hours .*is a sample, too\./);
  });
});
