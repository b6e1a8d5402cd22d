import type { Park } from '../../../contract/reading.ts';
import { text } from '../../../tokens/typography.css.ts';
import { Reading } from '../../layout/Reading.tsx';
import * as css from './ParkEntry.css.ts';

/** A park in a sentence, and how its name is read. */
export function ParkEntry({ park: { name, kana, description } }: { park: Park }) {
  return (
    <li>
      <h3 className={text.label}>{name}</h3>
      <Reading kana={kana} className={css.kana} />
      <p>{description}</p>
    </li>
  );
}
