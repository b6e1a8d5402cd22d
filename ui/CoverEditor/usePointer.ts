import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { type AreaBox, around, between, isLargeEnough, moved, resized } from './areas.ts';

type Point = { x: number; y: number };
type Drag = { from: Point; id: string | null; isResizing: boolean; box: AreaBox | null };

export interface PointerOptions {
  frame: RefObject<HTMLDivElement | null>;
  boxOf: (id: string) => AreaBox | undefined;
  onDrawn: (box: AreaBox) => void;
  onMoved: (id: string, box: AreaBox) => void;
  /** The pointer has let go of it. */
  onPlaced: (id: string) => void;
}

/**
 * Draws, moves and resizes by mouse, pen and finger. A finger on the empty picture scrolls the page, and one tap puts an area there;
 * on an area it moves it.
 */
export function usePointer({ frame, boxOf, onDrawn, onMoved, onPlaced }: PointerOptions) {
  const drag = useRef<Drag | null>(null);
  const [drawing, setDrawing] = useState<AreaBox | null>(null);
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = frame.current!.getBoundingClientRect();
    return { x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 };
  };
  const stop = () => {
    drag.current = null;
    setDrawing(null);
  };
  return {
    /** What is being drawn. */
    drawing,
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      if (event.button !== 0 || !(event.target instanceof Element)) return;
      const id = event.target.closest<HTMLElement>('[data-area]')?.dataset.area ?? null;
      const isResizing = event.target.closest('[data-corner]') !== null;
      drag.current = { from: pointOf(event), id, isResizing, box: id === null ? null : (boxOf(id) ?? null) };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      const { from, id, isResizing, box } = drag.current ?? {};
      if (!from) return;
      const to = pointOf(event);
      const by = { x: to.x - from.x, y: to.y - from.y };
      if (id && box) onMoved(id, isResizing ? resized(box, by) : moved(box, by));
      else if (event.pointerType !== 'touch') setDrawing(between(from, to));
    },
    onPointerUp: (event: PointerEvent<HTMLDivElement>) => {
      const { from, id } = drag.current ?? {};
      if (!from) return;
      const to = pointOf(event);
      const drawn = between(from, to);
      stop();
      if (id) onPlaced(id);
      else onDrawn(event.pointerType !== 'touch' && isLargeEnough(drawn) ? drawn : around(to.x, to.y));
    },
    onPointerCancel: stop,
  };
}
