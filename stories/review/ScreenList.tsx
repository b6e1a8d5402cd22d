import { type ReactNode, useEffect, useState } from 'react';
import { matchRoute } from '../../app/matchRoute.ts';
import { text } from '../../tokens/typography.css.ts';
import { Link } from '../../ui/Link/index.ts';
import { stack } from '../../ui/layout.css.ts';
import { Both, Failed, Sheet } from './Both.tsx';
import { keep } from './kept.ts';
import { readChanged, readSummary, type Summary } from './records.ts';
import * as css from './review.css.ts';
import { type Screen, statesSince, verdictOn } from './screens.ts';
import { docsHref, frameHref, storyHref, useScreens } from './useScreens.ts';
import { wordsOfChange, wordsOfNew, wordsOfVerdict } from './words.ts';

function useSummary(): Summary | null {
  const [summary, setSummary] = useState<Summary | null>(null);
  useEffect(() => {
    void readSummary().then(setSummary);
  }, []);
  return summary;
}

function useChanged(): ReadonlySet<string> | null {
  const [changed, setChanged] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => {
    readChanged().then(setChanged, () => undefined);
  }, []);
  return changed;
}

/** Whether a subject of the accessibility run is a state of this screen, or a page at one of its addresses. */
const ownedBy =
  ({ states, routes }: Screen) =>
  (subject: string): boolean =>
    subject.startsWith('/')
      ? routes.some(({ path }) => path === matchRoute(subject.split('?')[0]!)?.route.path)
      : states.some(({ id }) => id === subject);

/**
 * All screens, each with what one asks about it first. The picture is the story itself, small: never stale, and nothing to keep.
 * It comes when it is about to be seen.
 */
export function ScreenList() {
  const screens = useScreens();
  const summary = useSummary();
  const changed = useChanged();
  if (screens === 'failed') return <Failed />;
  return (
    <Sheet>
      <p role="status">
        {screens ? (
          <Both ja={`画面は${screens.length}あります。`} en={`${screens.length} screens.`} />
        ) : (
          <Both ja="読み込んでいます" en="Loading" />
        )}
      </p>
      <ul className={css.list}>
        {screens?.map((screen) => (
          <li key={screen.name} className={css.screen}>
            <Picture id={screen.states[0]!.id} title={screen.ja} />
            <Facts screen={screen} summary={summary} changed={changed} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** Out of reach, and unheard: beside it stand the words. */
function Picture({ id, title }: { id: string; title: string }) {
  return (
    <div className={css.window} aria-hidden="true">
      <iframe className={css.frame} src={frameHref(id)} title={title} loading="lazy" tabIndex={-1} inert />
    </div>
  );
}

interface FactsProps {
  screen: Screen;
  summary: Summary | null;
  /** Ids of states that are not as they were tested. */
  changed: ReadonlySet<string> | null;
}

function Facts({ screen, summary, changed }: FactsProps) {
  const { ja, en, routes, states } = screen;
  const since = statesSince(summary, screen);
  const others = states.filter(({ id }) => changed?.has(id));
  return (
    <div className={stack.s}>
      <h2 className={text.subheading}>
        <Both ja={ja} en={en} />
      </h2>
      <dl className={css.terms}>
        <Fact ja="アドレス" en="Route">
          {routes.length ? (
            <ul className={css.plainList}>
              {routes.map(({ path, label }) => (
                <li key={path}>
                  {path} <Both {...label} />
                </li>
              ))}
            </ul>
          ) : (
            <Both ja="決まったアドレスはありません" en="No address of its own" />
          )}
        </Fact>
        <Fact ja="自動検査" en="axe and own checks">
          <Both {...wordsOfVerdict(verdictOn(summary, ownedBy(screen)))} />
          {since.length > 0 && (
            <p>
              <Both {...wordsOfNew(since.length)} />
            </p>
          )}
          {others.length > 0 && (
            <p>
              <Both {...wordsOfChange(others.length, states.length)} />
            </p>
          )}
        </Fact>
        <Fact ja="審査" en="Review">
          <Link
            href={docsHref('画面/審査')}
            target="_top"
            // The page of the review opens with what was chosen last.
            onClick={() => keep('subject', { title: `画面/${ja}` })}
          >
            「{ja}」を審査する <span lang="en">Review “{en}”</span>
          </Link>
        </Fact>
        <Fact ja="状態" en="States">
          <ul className={css.states}>
            {states.map(({ id, ja: name, en: english }) => (
              <li key={id} className={css.oneState}>
                <Link href={storyHref(id)} target="_top">
                  <Both ja={name} en={english} />
                </Link>
              </li>
            ))}
          </ul>
        </Fact>
      </dl>
    </div>
  );
}

function Fact({ ja, en, children }: { ja: string; en: string; children: ReactNode }) {
  return (
    <>
      <dt className={css.term}>
        <Both ja={ja} en={en} />
      </dt>
      <dd className={css.detail}>{children}</dd>
    </>
  );
}
