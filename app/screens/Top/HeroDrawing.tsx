import { useId } from 'react';
import * as css from './HeroDrawing.css.ts';
import { heroWalks } from './heroWalks.ts';

/**
 * A loose map: three real walks (`scripts/drawHero.ts`), joined by footsteps that come in from the left, cross the canal and go
 * on towards the sun. Decoration, drawn by the server.
 */
const { palaceMoat, cityLights, riverMouth } = heroWalks;
const walks = [palaceMoat, cityLights, riverMouth];

const at = ([x, y]: readonly [number, number], right: number, down: number) => `${x + right} ${y + down}`;
/** Left and right foot: the same way twice, a little aside. */
const steps = [
  `M-8 372C90 424 214 400 ${at(palaceMoat.start, -2, 20)}`,
  `M${at(palaceMoat.goal, 17, -3)}C312 196 372 236 ${at(cityLights.start, -14, -1)}`,
].join('');
const stepsOn = `M${at(cityLights.goal, 17, -16)}C568 200 548 150 524 108`;

export function HeroDrawing() {
  const id = useId();
  const [moat, others] = [`${id}m`, `${id}o`];
  const drawn = (
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
        <path id={moat} d={palaceMoat.way} />
        <path id={others} d={`${cityLights.way}${riverMouth.way}`} />
      </defs>
      <circle cx="452" cy="74" r="44" className={css.sun} />
      <use className={css.meadow} href={`#${moat}`} />
      <path className={css.blossom} d="M362 384c22-36 148-44 184 0s6 72-80 72-128-32-104-72" />
      <path className={css.canal} d="M600 126C486 132 412 166 376 244S322 380 206 470" />
      <path className={css.branch} d="M352 306C420 330 480 312 600 346" />
      <path className={css.glitter} d="M436 134h34M426 150h22M408 164h38" />
      <path className={css.ripple} d="M322 340q9-6 18 0t18 0M286 388q9-6 18 0t18 0" />
      <path className={css.bridge} d="M318 211L404 240M556 186L530 92" />
      <g className={css.casing}>{drawn}</g>
      <g className={css.walk}>{drawn}</g>
      {walks.map(({ goal: [x, y] }) => (
        <rect key={x} x={x - 7} y={y - 7} width="14" height="14" className={css.goal} />
      ))}
      {walks.map(({ start: [x, y] }) => (
        <circle key={x} cx={x} cy={y} r="6.5" className={css.start} />
      ))}
      <path className={css.leftFoot} d={steps} transform="translate(1 -4)" />
      <path className={css.rightFoot} d={steps} transform="translate(-1 4)" />
      <path className={css.leftFoot} d={stepsOn} transform="translate(-4 -1)" />
      <path className={css.rightFoot} d={stepsOn} transform="translate(4 1)" />
    </svg>
  );
}
