import { DrawnFigure } from '../../../ui/Figure/index.ts';
import { drawingHref } from '../../guides/content.ts';
import { type Block, drawingSize, type GuideRow, type GuideSeries } from '../../guides/guide.ts';
import { Prose } from '../../text/Prose.tsx';
import * as css from './GuideScreen.css.ts';

interface DrawingBlockProps {
  block: Extract<Block, { kind: 'drawing' }>;
  series: GuideSeries;
  tint: GuideRow['tint'];
}

/** A drawing with its caption; its numbered parts stand beside it in the same order, where there is room. */
export function DrawingBlock({ block: { drawing, alt, caption, parts }, series, tint }: DrawingBlockProps) {
  const figure = (
    <DrawnFigure
      {...{ href: drawingHref(series, drawing), alt, tint, caption, ...drawingSize[series] }}
      className={css.figure[series]}
    />
  );
  if (!parts) return figure;
  return (
    <div className={css.withParts[series]}>
      {figure}
      <Prose html={parts} className={css.parts} />
    </div>
  );
}
