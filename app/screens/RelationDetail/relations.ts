import type { Language } from '../../../contract/values.ts';

type Words = Record<Language, string>;
/** How a file of `content/relations` is written; `server/content/content.schema.ts` checks it. */
interface RelationContent {
  kind: 'ward' | 'city' | 'town' | 'village';
  lead: Words;
  lies: readonly Words[];
  walking: Words;
  site: string | null;
  project: { title: Words; body: readonly Words[] };
}

/** What is written about a municipality, in one language. */
export interface Relation {
  kind: RelationContent['kind'];
  lead: string;
  /** How the land lies, in paragraphs. */
  lies: readonly string[];
  walking: string;
  /** Of the municipality itself; null where the address is not certain. */
  site: string | null;
  project: { title: string; body: readonly string[] };
}

/** A chunk each: only the one that is read is fetched. */
const files = import.meta.glob<{ default: RelationContent }>('../../../content/relations/*.json');

/** null: there is no page about it. */
export async function relationOf(slug: string, lang: Language): Promise<Relation | null> {
  const file = files[`../../../content/relations/${slug}.json`];
  if (!file) return null;
  const { kind, lead, lies, walking, site, project } = (await file()).default;
  const inLanguage = (paragraphs: readonly Words[]) => paragraphs.map((each) => each[lang]);
  return {
    ...{ kind, site, lead: lead[lang], lies: inLanguage(lies), walking: walking[lang] },
    project: { title: project.title[lang], body: inLanguage(project.body) },
  };
}
