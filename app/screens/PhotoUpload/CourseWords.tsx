import { languageOfWords } from '../../text/languageOfWords.ts';

/** Words on a course, in the language in which the course was chosen: offline, a draft has them in no other. */
export const CourseWords = ({ words }: { words: string }) => <span lang={languageOfWords(words) ?? 'en'}>{words}</span>;
