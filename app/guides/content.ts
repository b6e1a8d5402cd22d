/** The guides' tables, texts and drawings. Each table and each text is a chunk of its own; of drawings only the addresses are here. */
import type { Language } from '../../contract/values.ts';
import type { Block, GuideRow, GuideSeries } from './guide.ts';

const tables = import.meta.glob<{ default: readonly GuideRow[] }>('../../content/{tips,fashion}/index.json');
const texts = import.meta.glob<{ blocks: readonly Block[] }>('../../content/{tips,fashion}/*.md');
const drawings = import.meta.glob<string>('../../content/{tips,fashion}/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

export const guidesOf = async (series: GuideSeries): Promise<readonly GuideRow[]> =>
  (await tables[`../../content/${series}/index.json`]!()).default;

export const blocksOf = async (series: GuideSeries, id: GuideRow['id'], lang: Language): Promise<readonly Block[]> =>
  (await texts[`../../content/${series}/${id}.${lang}.md`]!()).blocks;

/** Address of a drawing's file, with the element to show. */
export const drawingHref = (series: GuideSeries, name: string): string =>
  `${drawings[`../../content/${series}/${name}.svg`]}#drawing`;
