import { faultOf, UnreadableFile } from './faults.ts';

/** Levels of a JSON or XML file. */
export const levelsAtMost = 20;

/** One pass over the signs: a regular expression would go back over a text without its last quote. */
function isDeeper(text: string): boolean {
  let level = 0;
  let inText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (inText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') inText = false;
    } else if (sign === '"') inText = true;
    else if (sign === '[' || sign === '{') {
      level += 1;
      if (level > levelsAtMost) return true;
    } else if (sign === ']' || sign === '}') level -= 1;
  }
  return false;
}

/**
 * Parses JSON whose levels are counted first, so that nothing walks a tree without end.
 * @throws UnreadableFile
 */
export function parseJson(text: string): unknown {
  if (isDeeper(text)) throw new UnreadableFile(faultOf('tooDeep', { example: String(levelsAtMost) }));
  try {
    return JSON.parse(text);
  } catch (error) {
    // V8 names the place; its words are for programmers.
    const at = /line (\d+)/.exec(String(error))?.[1];
    throw new UnreadableFile(
      faultOf('json', { row: at ? Number(at) : null, example: '{"id": 1, "name": {"ja": "…", "en": "…"}}' }),
    );
  }
}
