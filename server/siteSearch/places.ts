/** Municipalities, stations, lines and scenes as documents: each leads to its courses. */
import type { SiteDocument } from './document.ts';
import type { Known } from './sources.ts';

type Place = Pick<SiteDocument, 'key' | 'path' | 'title' | 'text'> &
  Partial<Pick<SiteDocument, 'names' | 'belongsTo' | 'conditions'>>;

function municipalities({ references }: Known): Place[] {
  return references.municipalities.map(({ code, slug, name, kana }) => ({
    key: `municipality-${code}`,
    path: `/map/cross_search?municipality=${slug}`,
    title: name,
    text: {
      ja: `${name.ja}のコースや公園を、まとめて見られます。`,
      en: `Courses and parks in ${name.en}, all in one place.`,
    },
    // 台東 is asked for as often as 台東区.
    names: [kana, name.ja.replace(/[区市町村]$/, '')],
  }));
}

function stations({ references }: Known): Place[] {
  return [...references.stationById.values()].map(({ id, name, kana, municipalityCode }) => {
    const town = references.municipalityByCode.get(municipalityCode);
    const lines = references.lines.filter((line) => line.stations.some((station) => station.id === id));
    const [ja, en] = (['ja', 'en'] as const).map((lang) => lines.map((line) => line.name[lang]));
    return {
      key: `station-${id}`,
      path: `/map?near_station=${id}`,
      title: { ja: `${name.ja}駅`, en: `${name.en} Station` },
      text: {
        ja: `この駅に近いコースを見られます。${town ? `${town.name.ja}。` : ''}${ja!.join('、')}`,
        en: `Courses near this station. ${town ? `${town.name.en}. ` : ''}${en!.join(', ')}`,
      },
      names: [name.ja, name.en, kana],
      belongsTo: town ? [town.name.ja, town.name.en, town.kana] : [],
    };
  });
}

function lines({ references, pronunciations }: Known): Place[] {
  return references.lines.map(({ id, name, operator }) => ({
    key: `line-${id}`,
    path: `/map/search03/${id}`,
    title: name,
    text: {
      ja: `この路線の駅をえらんで、コースを探せます。${operator.ja}`,
      en: `Choose a station on this line to find courses. ${operator.en}`,
    },
    names: [pronunciations.get(name.ja)],
  }));
}

function scenes({ references, pronunciations }: Known): Place[] {
  return references.scenes.map(({ id, slug, name, description }) => ({
    key: `scene-${id}`,
    path: `/map/search04?scene=${slug}`,
    title: name,
    text: description,
    names: [pronunciations.get(name.ja)],
    conditions: [`#${slug}`],
  }));
}

/** Towns before stations before lines before scenes. */
export const placeDocuments = (known: Known): SiteDocument[] =>
  [...municipalities(known), ...stations(known), ...lines(known), ...scenes(known)].map((place, rank) => ({
    kind: 'place',
    rank,
    // A scene's own description is its text; the others' are the same for each.
    ...(place.conditions ? {} : { isTextLeftOut: true as const }),
    ...place,
  }));
