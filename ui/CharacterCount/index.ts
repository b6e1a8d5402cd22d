export { CharacterCount, type CharacterCountProps, type CharacterLimit } from './CharacterCount.tsx';
export { countCharacters } from './countCharacters.ts';
