import type { Article } from '../../contract/reading.ts';
import { text } from '../../tokens/typography.css.ts';
import { Section } from '../layout/Section.tsx';
import { SafeText } from './SafeText.tsx';

/** The article that the top page announces and that belongs to this page. */
export function FeatureArticle({ article: { title, lead, body } }: { article: Article }) {
  return (
    <Section heading={title} lead={<span className={text.lead}>{lead}</span>}>
      <SafeText html={body} isUnderHeading />
    </Section>
  );
}
