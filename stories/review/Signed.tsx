import type { Standing } from '../../contract/reviewStates.ts';
import { Both } from './Both.tsx';
import { dayOf, decisions, reasons, roles } from './words.ts';

/** Who signed, when, in which words, and why it does not hold any more. */
export function Signed({ standing }: { standing: Standing }) {
  if (standing.kind === 'open') return null;
  const { by, at, words, decision } = standing.review;
  const day = dayOf(at);
  return (
    <>
      {standing.kind === 'void' &&
        standing.reasons.map((reason) => (
          <strong key={reason}>
            <Both {...reasons[reason]} />
          </strong>
        ))}
      <Both
        ja={`${day.ja}、${roles[by].ja}：${decisions[decision].ja}`}
        en={`${day.en}, ${roles[by].en}: ${decisions[decision].en}`}
      />
      {/* In whichever language it was written. */}
      <q>{words}</q>
    </>
  );
}
