import type { Park } from '../../../contract/reading.ts';
import { text } from '../../../tokens/typography.css.ts';
import { usePage } from '../../PageContext.tsx';
import * as css from './ParkEntry.css.ts';

/** A park in a sentence; how its name is read, where that helps. */
export function ParkEntry({ park: { name, kana, description } }: { park: Park }) {
  const { lang } = usePage();
  return (
    <li>
      <h3 className={text.label}>{name}</h3>
      {lang === 'ja' && <p className={css.kana}>{kana}</p>}
      <p>{description}</p>
    </li>
  );
}
