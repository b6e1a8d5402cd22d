import { kept, reviews } from 'virtual:reviews';
import { countsOf, type Standing, standings } from '../../contract/reviewStates.ts';
import { text } from '../../tokens/typography.css.ts';
import { Disclosure } from '../../ui/Disclosure/index.ts';
import { stack } from '../../ui/layout.css.ts';
import { Both, Failed, Sheet } from './Both.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import * as css from './review.css.ts';
import { Signed } from './Signed.tsx';
import type { Row, Screen } from './screens.ts';
import { useScreens } from './useScreens.ts';
import { kinds } from './words.ts';

export type Page = 'open' | 'signed' | 'void';

const shownOn: Record<Page, readonly Standing['kind'][]> = {
  open: ['open', 'changes'],
  signed: ['signed'],
  void: ['void'],
};
const none: Record<Page, { ja: string; en: string }> = {
  open: { ja: '未審査の画面はありません。', en: 'Nothing is left to review.' },
  signed: { ja: '承認済みの画面は、まだありません。', en: 'Nothing is approved yet.' },
  void: { ja: '無効になった承認はありません。', en: 'No approval is void.' },
};

const all = standings(reviews, kept);
const standingOf = (id: string): Standing => all.get(id) ?? { kind: 'open' };

/** Screens that stand at one point of the review, and the form to sign them where that is asked for. */
export function Reviews({ show }: { show: Page }) {
  const screens = useScreens();
  if (screens === 'failed') return <Failed />;
  if (!screens)
    return (
      <Sheet>
        <p role="status">
          <Both ja="読み込んでいます" en="Loading" />
        </p>
      </Sheet>
    );
  const listed = screens
    .map((screen) => ({ screen, rows: rowsOf(screen, show) }))
    .filter(({ rows }) => rows.length > 0);
  const known = new Set(screens.flatMap(({ states }) => states.map(({ id }) => id)));
  const gone = show === 'void' ? [...all].filter(([id]) => !known.has(id)) : [];
  return (
    <Sheet>
      <Counts screens={screens} />
      {!listed.length && !gone.length && (
        <p>
          <Both {...none[show]} />
        </p>
      )}
      {gone.map(([id, standing]) => (
        <div key={id} className={stack.hair}>
          {id}
          <Signed standing={standing} />
        </div>
      ))}
      <div>
        {listed.map(({ screen, rows }) => (
          <Disclosure
            key={screen.name}
            title={
              <h2 className={text.subheading}>
                <Both ja={`${screen.ja}（${rows.length}）`} en={`${screen.en} (${rows.length})`} />
              </h2>
            }
          >
            {show === 'signed' ? (
              <SignedRows rows={rows} />
            ) : (
              <ReviewForm screen={screen.name} title={screen} rows={rows} kept={kept} />
            )}
          </Disclosure>
        ))}
      </div>
    </Sheet>
  );
}

const rowsOf = ({ states }: Screen, show: Page): Row[] =>
  states
    .map((state) => ({ ...state, standing: standingOf(state.id) }))
    .filter(({ standing }) => shownOn[show].includes(standing.kind));

function Counts({ screens }: { screens: readonly Screen[] }) {
  const counts = countsOf(screens.flatMap(({ states }) => states.map(({ id }) => standingOf(id))));
  return (
    <ul className={css.plainList}>
      {(['open', 'changes', 'signed', 'void'] as const).map((kind) => (
        <li key={kind}>
          <Both ja={`${kinds[kind].ja} ${counts[kind]}`} en={`${kinds[kind].en}: ${counts[kind]}`} />
        </li>
      ))}
    </ul>
  );
}

function SignedRows({ rows }: { rows: readonly Row[] }) {
  return (
    <ul className={css.list}>
      {rows.map(({ id, ja, en, standing }) => (
        <li key={id} className={css.state}>
          <Both ja={ja} en={en} />
          <Signed standing={standing} />
        </li>
      ))}
    </ul>
  );
}
