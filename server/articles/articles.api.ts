import type { Handlers } from '../context.ts';
import { localise } from '../localise.ts';
import { allArticles, lineOfScene } from './articles.queries.ts';

export const articleHandlers: Handlers<'GET /special'> = {
  'GET /special': async ({ lang }, { db, references }) => {
    const rows = await allArticles(db);
    const lines = await Promise.all(
      rows.map(({ scene }, index) => {
        const before = rows.slice(0, index).filter((row) => row.scene === scene).length;
        return lineOfScene(references.sceneByName.get(scene)!.id, before, db);
      }),
    );
    return { articles: rows.map((row, index) => ({ ...localise(row, lang), line: lines[index]! })) };
  },
};
