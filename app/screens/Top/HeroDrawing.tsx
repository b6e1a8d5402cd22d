import { useId } from 'react';
import * as css from './HeroDrawing.css.ts';

/**
 * A loose map: the shapes of three real walks (courses 101, 112 and 122, each in its own scale), joined by footsteps
 * that come in from the left, cross the canal and go on towards the sun. Decoration, drawn by the server.
 */
const palaceMoat =
  'M267 266c-6.4-2.6-38.7-20.7-49-20-10.3.7-21.4 19.3-30 25-8.6 5.7-28.8 13.5-36 19-7.2 5.5-11.1 19.4-19 23-7.9 3.6-31.7 7.2-42 5-10.3-2.2-30.4-9.4-37-22-6.6-12.6-12.8-60.4-14-75-1-12.4.7-27.5 5-37 4.3-9.5 23.3-25.1 28-36 4.7-10.9 4.1-41.5 8-48 3.8-6.3 17.5-6.7 22-2 4.5 4.7 4.3 30.6 13 38 8.7 7.4 45.6 15.6 54 19 4 1.6 8.1 3.7 11 7 6.2 7.2 25.7 42.8 37 48 11.3 5.2 43.5-7 50-8';
const cityLights =
  'M424 249c2.1-.1 13.5-.2 16-1 1.9-.6 1.1-5.3 3-5 3.9.5 21.3 8.9 27 9 5.7.1 13.1-5.8 17-8 3.9-2.2 10.4-6 13-9 2.6-3 4.4-12.4 7-14 2.6-1.6 10 2.4 13 2 3-.4 7.9-5.1 10-5 2.1.1 5.4 3.2 6 6 .6 3.1-.9 15.7-1 18';
const riverMouth =
  'M404 366c.4.6 1.6 3.7 3 5 1.4 1.3 5.5 3.2 8 5 2.5 1.8 8.8 6.8 11 9 2.2 2.2 3.7 5.7 6 8 2.3 2.3 7.3 7.8 12 10 6.9 3.3 34.2 13.3 41 15 3.6.9 8-.8 11-2 3-1.2 10.2-4.8 12-7 1.8-2.2 1.7-7.8 2-10 .3-2.2-1-4.9 0-7 1-2.2 7-8.7 8-10';

const starts = [
  [267, 266],
  [424, 249],
  [404, 366],
] as const;
const goals = [
  [268, 202],
  [535, 242],
  [518, 382],
] as const;

/** Left and right foot: the same way twice, a little aside. */
const steps = 'M-8 372C90 424 214 400 265 286M284 199C312 196 372 236 410 248';
const stepsOn = 'M552 226C568 200 548 150 524 108';

export function HeroDrawing() {
  const id = useId();
  const [moat, others] = [`${id}m`, `${id}o`];
  const walks = (
    <>
      <use href={`#${moat}`} />
      <use href={`#${others}`} />
    </>
  );
  return (
    <svg
      viewBox="0 0 560 440"
      preserveAspectRatio="xMidYMid slice"
      className={css.drawing}
      aria-hidden="true"
      focusable="false"
    >
      {/* Written once, drawn three times. */}
      <defs>
        <path id={moat} d={palaceMoat} />
        <path id={others} d={`${cityLights}${riverMouth}`} />
      </defs>
      <circle cx="452" cy="74" r="44" className={css.sun} />
      <path
        className={css.contour}
        d="M-20 66C60 18 150 44 210 16S330-4 380-40M-20 108C70 50 160 82 236 50S350 40 430-40M-20 450C40 412 90 436 150 424S200 450 220 470"
      />
      <use className={css.meadow} href={`#${moat}`} />
      <path className={css.blossom} d="M362 384c22-36 148-44 184 0s6 72-80 72-128-32-104-72" />
      <path className={css.canal} d="M600 126C486 132 412 166 376 244S322 380 206 470" />
      <path className={css.branch} d="M352 306C420 330 480 312 600 346" />
      <path className={css.glitter} d="M436 134h34M426 150h22M408 164h38" />
      <path className={css.ripple} d="M322 340q9-6 18 0t18 0M286 388q9-6 18 0t18 0" />
      <path className={css.bridge} d="M318 211L404 240M556 186L530 92" />
      <g className={css.casing}>{walks}</g>
      <g className={css.walk}>{walks}</g>
      {goals.map(([x, y]) => (
        <rect key={x} x={x - 7} y={y - 7} width="14" height="14" className={css.goal} />
      ))}
      {starts.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="6.5" className={css.start} />
      ))}
      <path className={css.leftFoot} d={steps} transform="translate(1 -4)" />
      <path className={css.rightFoot} d={steps} transform="translate(-1 4)" />
      <path className={css.leftFoot} d={stepsOn} transform="translate(-4 -1)" />
      <path className={css.rightFoot} d={stepsOn} transform="translate(4 1)" />
    </svg>
  );
}
