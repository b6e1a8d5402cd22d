import { useEffect, useId, useRef, useState } from 'react';
import { useAnnounce } from '../Announcer/Announcer.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { AreaControls, nudgeId } from './AreaControls.tsx';
import { type Area, type AreaBox, around, freeId, type Nudge, nudgeNames } from './areas.ts';
import * as css from './CoverEditor.css.ts';
import { usePointer } from './usePointer.ts';

export type CoverEditorWords = {
  add: string;
  /** no more can be added */
  full: string;
  /** there is none yet */
  empty: string;
  /** names the list */
  list: string;
  area: (number: number) => string;
  /** what the keys do on the button of an area */
  keys: string;
  /** what stands on the buttons that move and resize it */
  nudgeNames: Record<Nudge, string>;
  /** the same as a name that says of which area; contains what stands on the button */
  nudge: (number: number, name: Nudge) => string;
  /** how it is covered */
  style: string;
  mosaic: string;
  box: string;
  /** opens the fields for numbers */
  numbers: string;
  x: string;
  y: string;
  width: string;
  height: string;
  remove: (number: number) => string;
  undo: string;
  added: (number: number) => string;
  removed: (number: number) => string;
  restored: (number: number) => string;
  /** place and size in per cent; shown, and said after a change */
  place: (number: number, box: AreaBox) => string;
};

export type CoverEditorProps = {
  heading: string;
  headingLevel?: 2 | 3 | 4;
  /** what is to be covered, and how */
  description: string;
  src: string;
  alt: string;
  /** pixels of the picture, for its shape */
  width: number;
  height: number;
  /** what will be covered, in per cent of the picture; held outside */
  areas: readonly Area[];
  onChange: (areas: readonly Area[]) => void;
  words: CoverEditorWords;
  maxAreas?: number;
};

/** Whoever moves something by keys is told where it is once they pause. */
const pauseMs = 600;

/**
 * Rectangles over a picture: drawn, moved and resized by pointer, or by keys and numbers in a list. It only says where; whoever
 * uses it writes what is covered into the pixels.
 */
export function CoverEditor(props: CoverEditorProps) {
  const {
    heading,
    headingLevel = 2,
    description,
    src,
    alt,
    width,
    height,
    areas,
    onChange,
    words,
    maxAreas = 20,
  } = props;
  const id = useId();
  const announce = useAnnounce();
  const frame = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const [removed, setRemoved] = useState<{ area: Area; at: number } | null>(null);
  const [moving, setMoving] = useState<string | null>(null);
  const wanted = useRef<string | null>(null);
  const handleOf = (each: string) => `${id}-area-${each}`;
  const numberOf = (each: string) => areas.findIndex((area) => area.id === each) + 1;
  const Heading = `h${headingLevel}` as const;

  // What is added or comes back is gone on with; after the last one is removed, "add" is next.
  useEffect(() => {
    if (wanted.current === null) return;
    document.getElementById(wanted.current)?.focus();
    wanted.current = null;
  });
  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => {
      const area = areas.find((each) => each.id === moving);
      if (area) announce(words.place(areas.indexOf(area) + 1, area));
      setMoving(null);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [moving, areas, words, announce]);

  const put = (next: Area) => {
    onChange(areas.map((area) => (area.id === next.id ? next : area)));
    setMoving(next.id);
  };
  const add = (box: AreaBox) => {
    if (areas.length >= maxAreas) {
      announce(words.full);
      return;
    }
    const area: Area = { ...box, id: freeId(areas), style: areas.at(-1)?.style ?? 'mosaic' };
    onChange([...areas, area]);
    setCurrent(area.id);
    setRemoved(null);
    announce(words.added(areas.length + 1));
    wanted.current = handleOf(area.id);
  };
  const remove = (area: Area) => {
    const at = areas.indexOf(area);
    onChange(areas.filter((each) => each !== area));
    setRemoved({ area, at });
    announce(words.removed(at + 1));
    wanted.current = `${id}-undo`;
  };
  const undo = () => {
    if (!removed) return;
    const area = { ...removed.area, id: freeId(areas) };
    onChange(areas.toSpliced(removed.at, 0, area));
    setRemoved(null);
    announce(words.restored(removed.at + 1));
    wanted.current = handleOf(area.id);
  };
  const { drawing, ...pointer } = usePointer({
    frame,
    boxOf: (each) => areas.find((area) => area.id === each),
    onDrawn: add,
    onMoved: (each, box) => put({ ...areas.find((area) => area.id === each)!, ...box }),
    onPlaced: (each) => document.getElementById(handleOf(each))?.focus({ preventScroll: true }),
  });
  return (
    <section aria-labelledby={`${id}-heading`} className={css.editor}>
      <Heading id={`${id}-heading`} className={css.heading}>
        {heading}
      </Heading>
      <p className={css.lead}>{description}</p>
      {/* A shorter way for those who point; everything of it can be done by buttons. */}
      <div
        ref={frame}
        data-drag-twin={[
          `${id}-add`,
          ...areas.flatMap(({ id: each }) => nudgeNames.map((name) => nudgeId(handleOf(each), name))),
        ].join(' ')}
        className={css.frame}
        style={{ aspectRatio: `${width} / ${height}` }}
        {...pointer}
      >
        <img src={src} alt={alt} width={width} height={height} className={css.picture} draggable={false} />
        {areas.map((area) => (
          <span
            key={area.id}
            aria-hidden="true"
            data-area={area.id}
            data-style={area.style}
            data-current={area.id === current || undefined}
            className={css.area}
            style={placeOf(area)}
          >
            <span className={css.number}>{numberOf(area.id)}</span>
            <span data-corner="" className={css.corner} />
          </span>
        ))}
        {drawing && <span aria-hidden="true" className={css.area} data-current="" style={placeOf(drawing)} />}
      </div>
      <div className={css.actions}>
        <Button
          id={`${id}-add`}
          variant="secondary"
          aria-disabled={areas.length >= maxAreas || undefined}
          onPress={() => add(around(50, 50))}
        >
          {words.add}
        </Button>
        {removed && (
          <Button id={`${id}-undo`} variant="quiet" onPress={undo}>
            {words.undo}
          </Button>
        )}
      </div>
      {areas.length >= maxAreas && <p className={css.lead}>{words.full}</p>}
      {areas.length === 0 ? (
        <p className={css.lead}>{words.empty}</p>
      ) : (
        <>
          <p id={`${id}-keys`} className={css.lead}>
            <Icon name="info" /> {words.keys}
          </p>
          <ol aria-label={words.list} className={css.list}>
            {areas.map((area, at) => (
              <AreaControls
                key={area.id}
                {...{ area, words }}
                number={at + 1}
                keysId={`${id}-keys`}
                handleId={handleOf(area.id)}
                isCurrent={area.id === current}
                onFocus={() => setCurrent(area.id)}
                onChange={put}
                onRemove={() => remove(area)}
              />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

const placeOf = ({ x, y, width, height }: AreaBox) => ({
  left: `${x}%`,
  top: `${y}%`,
  width: `${width}%`,
  height: `${height}%`,
});
