import { type ComponentProps, lazy, type RefObject, Suspense, useEffect, useRef } from 'react';
import type { Article } from '../../../contract/reading.ts';
import { breakpoint } from '../../../tokens/breakpoints.ts';
import { text } from '../../../tokens/typography.css.ts';
import { usePage } from '../../PageContext.tsx';
import type { BesideMapProps } from './BesideMap.tsx';
import * as css from './CourseSearch.css.ts';
import type { FilterFormProps } from './FilterForm.tsx';
import type { LinePickerProps } from './LinePicker.tsx';
import type { NothingFoundProps } from './NothingFound.tsx';
import type { TileMap } from './TileMap.tsx';

const loadFilter = () => import('./FilterForm.tsx').then(({ FilterForm }) => ({ default: FilterForm }));
const loadKeyword = () => import('./KeywordForm.tsx').then(({ KeywordForm }) => ({ default: KeywordForm }));

const loadNothing = () => import('./NothingFound.tsx').then(({ NothingFound }) => ({ default: NothingFound }));
const loadLines = () => import('./LinePicker.tsx').then(({ LinePicker }) => ({ default: LinePicker }));
const loadArticle = () =>
  import('../../text/FeatureArticle.tsx').then(({ FeatureArticle }) => ({ default: FeatureArticle }));
const loadTiles = () => import('./TileMap.tsx').then(({ TileMap }) => ({ default: TileMap }));

// On the server the forms are part of the first HTML, where they work as they are.
const FilterOnServer = import.meta.env.SSR ? (await loadFilter()).default : null;
const KeywordOnServer = import.meta.env.SSR ? (await loadKeyword()).default : null;
const TilesOnServer = import.meta.env.SSR ? (await loadTiles()).default : null;
const LinesOnServer = import.meta.env.SSR ? (await loadLines()).default : null;
const ArticleOnServer = import.meta.env.SSR ? (await loadArticle()).default : null;
const NothingOnServer = import.meta.env.SSR ? (await loadNothing()).default : null;

let want: () => void;
const whenWanted = new Promise<void>((resolve) => {
  want = resolve;
});

let wantKeyword: () => void;
const whenKeywordWanted = new Promise<void>((resolve) => {
  wantKeyword = resolve;
});

const KeywordWhenWanted = lazy(() => whenKeywordWanted.then(loadKeyword));
const NothingAtOnce = lazy(loadNothing);
const ArticleAtOnce = lazy(loadArticle);
const LinesAtOnce = lazy(loadLines);
const TilesAtOnce = lazy(loadTiles);
const FilterAtOnce = lazy(loadFilter);
const FilterWhenWanted = lazy(() => whenWanted.then(loadFilter));

/** A new set of conditions is a new form: the fields show what the address says. */
const keyOf = ({ conditions }: FilterFormProps) => JSON.stringify(conditions);

const intents = ['pointerover', 'touchstart', 'focusin'] as const;

/** Stands there when the server sent no field. */
function KeywordWanted() {
  useEffect(() => wantKeyword(), []);
  return <div className={css.keywordPlace} />;
}

/** Calls back when a reader comes to an element, on the way down: React stops what happens in a form that it has not taken over yet. */
function useIntent(place: RefObject<HTMLElement | null>, onIntent: () => void) {
  useEffect(() => {
    const listen = ({ target }: Event) => {
      if (place.current?.contains(target as Node)) onIntent();
    };
    for (const intent of intents) document.addEventListener(intent, listen, { capture: true, passive: true });
    return () => {
      for (const intent of intents) document.removeEventListener(intent, listen, { capture: true });
    };
  }, [place, onIntent]);
}

/** The field for a keyword: until a reader comes to it the server's HTML stands here without any code, and can be sent. */
export function LazyKeywordForm(props: FilterFormProps) {
  const Form = KeywordOnServer ?? KeywordWhenWanted;
  const place = useRef<HTMLDivElement>(null);
  useIntent(place, wantKeyword);
  return (
    <div ref={place}>
      <Suspense fallback={<KeywordWanted />}>
        <Form {...props} />
      </Suspense>
    </div>
  );
}

/** What to do where nothing was found; most searches never need its code. */
export function LazyNothingFound(props: NothingFoundProps) {
  const Nothing = NothingOnServer ?? NothingAtOnce;
  return (
    <Suspense fallback={null}>
      <Nothing {...props} />
    </Suspense>
  );
}

/** Lines and their stations, which only the search by line shows. */
export function LazyLinePicker(props: LinePickerProps) {
  const Lines = LinesOnServer ?? LinesAtOnce;
  return (
    <Suspense fallback={null}>
      <Lines {...props} />
    </Suspense>
  );
}

/** What there is to read on a page to search, with the code that cleans its HTML. */
export function LazyFeatureArticle({ article }: { article: Article }) {
  const Feature = ArticleOnServer ?? ArticleAtOnce;
  return (
    <Suspense fallback={null}>
      <Feature article={article} />
    </Suspense>
  );
}

/** The picture of the municipalities, which only the search by municipality shows. */
export function LazyTileMap(props: ComponentProps<typeof TileMap>) {
  const Tiles = TilesOnServer ?? TilesAtOnce;
  return (
    <Suspense fallback={null}>
      <Tiles {...props} />
    </Suspense>
  );
}

const BesideMapAtOnce = lazy(() => import('./BesideMap.tsx').then(({ BesideMap }) => ({ default: BesideMap })));

/** The map beside the list, which was asked for. */
export function LazyBesideMap(props: BesideMapProps) {
  return (
    <Suspense fallback={null}>
      <BesideMapAtOnce {...props} />
    </Suspense>
  );
}

/** The form in a dialog, which was asked for. */
export function DialogFilterForm(props: FilterFormProps) {
  return (
    <Suspense fallback={null}>
      <FilterAtOnce key={keyOf(props)} {...props} />
    </Suspense>
  );
}

/** Stands there when the server sent no form, or React has given it up: its code is then needed where it is seen. */
function Wanted({ isAlone }: { isAlone: boolean }) {
  useEffect(() => {
    if (isAlone) want();
    const wide = matchMedia(`(min-width: ${breakpoint.l}em)`);
    const load = () => {
      if (wide.matches) want();
    };
    load();
    wide.addEventListener('change', load);
    return () => wide.removeEventListener('change', load);
  }, [isAlone]);
  return null;
}

/**
 * The conditions beside the results where there is room. Elsewhere they stand after the results without JavaScript, and
 * with it in a dialog. Until a reader comes to them the server's HTML stands here without any code, and can be sent.
 * Alone, without results that a dialog could be opened from, it is shown everywhere.
 */
export function FilterColumn({ isAlone, ...props }: FilterFormProps & { isAlone: boolean }) {
  const { t } = usePage();
  const Form = FilterOnServer ?? FilterWhenWanted;
  const column = useRef<HTMLElement>(null);
  useIntent(column, want);
  return (
    <section
      ref={column}
      id="filters"
      aria-labelledby="filters-title"
      tabIndex={-1}
      data-shown={isAlone || undefined}
      className={css.column}
    >
      <h2 id="filters-title" className={text.subheading}>
        {t('courseSearch:filtersTitle')}
      </h2>
      <Suspense fallback={<Wanted isAlone={isAlone} />}>
        <Form key={keyOf(props)} {...props} />
      </Suspense>
    </section>
  );
}
