/** The rules of secret answers: converting romaji needs a library, which is loaded once somebody enters such a form. */
type Rules = typeof import('../../contract/secretAnswer.ts');

let rules: Rules | undefined;

/** undefined until they have loaded. */
export const answerRules = (): Rules | undefined => rules;

/** Without them the form works as well: the server converts and checks. */
export async function loadAnswerRules(): Promise<Rules | undefined> {
  try {
    rules = await import('../../contract/secretAnswer.ts');
  } catch {
    // Nobody is told: nothing is missing that they asked for.
  }
  return rules;
}
