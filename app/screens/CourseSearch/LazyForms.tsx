import { type ComponentProps, memo, Suspense } from 'react';
import type { Article } from '../../../contract/reading.ts';
import { later } from '../../later.ts';
import { FilterColumn as Column } from '../../search/FilterColumn.tsx';
import { inPlace, onIntent } from '../../search/onIntent.tsx';
import { keywordPlace } from '../../search/search.css.ts';
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

const filter = onIntent(loadFilter, FilterOnServer);
const keyword = onIntent(loadKeyword, KeywordOnServer);
const NothingAtOnce = later(loadNothing);
const ArticleAtOnce = later(loadArticle);
const LinesAtOnce = later(loadLines);
const TilesAtOnce = later(loadTiles);
const FilterAtOnce = later(loadFilter);

/** A new set of conditions is a new form: the fields show what the address says. */
const keyOf = ({ conditions }: FilterFormProps) => JSON.stringify(conditions);

/** The field for a keyword, whose code comes when a reader comes to it. */
export const LazyKeywordForm = inPlace(keyword, keywordPlace);

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

/** The form in a dialog, which was asked for. */
export function DialogFilterForm(props: FilterFormProps) {
  return (
    <Suspense fallback={null}>
      <FilterAtOnce key={keyOf(props)} {...props} />
    </Suspense>
  );
}

/** The conditions beside the results, whose code comes when a reader comes to them. */
export const FilterColumn = memo(({ isAlone, ...props }: FilterFormProps & { isAlone: boolean }) => (
  <Column isAlone={isAlone} onWanted={filter.want}>
    <filter.Part key={keyOf(props)} {...props} />
  </Column>
));
