import { useId } from 'react';
import * as css from './Pitch.css.ts';

export const trackerGrounds = ['football', 'ice-hockey'] as const;
export type TrackerGround = (typeof trackerGrounds)[number];

/** Position of the ball in percent of the length from home's goal, and of the width. */
export type TrackerPlace = readonly [x: number, y: number];

export interface PitchProps {
  ground: TrackerGround;
  /** Side that has the ball. */
  side?: 0 | 1 | undefined;
  /** Last positions of the ball, oldest first. */
  touches: readonly TrackerPlace[];
}

/** Size of the drawing. */
const [WIDTH, HEIGHT] = [218, 100];

/** Distance of the front of the attack from the ball, along the other edge of the pitch. */
const FRONT = 8;

/**
 * Pitch with the zone of the attack, the ball and its last touches; home's goal is at the start. Renders an `svg` that
 * is hidden from screen readers, since the state of play is in the text.
 */
export function Pitch({ ground, side, touches }: PitchProps) {
  const id = useId();
  const points = touches.map(([x, y]) => [(x * WIDTH) / 100, y] as const);
  const ball = points.at(-1);
  const Lines = ground === 'football' ? FootballLines : HockeyLines;
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={css.root}>
      {ball && side !== undefined && (
        <>
          <linearGradient id={id} x1={side} x2={1 - side}>
            <stop offset="0" className={css.zoneEnd} />
            <stop offset="1" className={css.zoneFront} />
          </linearGradient>
          <path d={zoneOf(side, ball)} fill={`url(#${id})`} />
        </>
      )}
      <g className={css.lines}>
        <Lines />
      </g>
      {points.length > 1 && (
        <polyline points={points.map((point) => point.join()).join(' ')} className={css.course} />
      )}
      {points.slice(0, -1).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1" className={css.touch} />
      ))}
      {ball && (
        <>
          <circle cx={ball[0]} cy={ball[1]} r="6" className={css.halo} />
          <circle cx={ball[0]} cy={ball[1]} r="2.6" className={css.ball} />
        </>
      )}
    </svg>
  );
}

/** Area from the own goal to the ball, with the ball at the tip of its front. */
function zoneOf(side: 0 | 1, [x, y]: readonly [number, number]): string {
  const [goal, back] = side === 0 ? [0, -FRONT] : [WIDTH, FRONT];
  return `M${goal} 0H${x + back}L${x} ${y}L${x + back} ${HEIGHT}H${goal}z`;
}

function FootballLines() {
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} rx="1.5" />
      <path d="M109 0V100M0 28H34V72H0M218 28H184V72H218M0 39H12V61H0M218 39H206V61H218" />
      <circle cx="109" cy="50" r="19.5" />
    </>
  );
}

function HockeyLines() {
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} rx="26" />
      <path d="M109 0V100M80 0V100M138 0V100M14 3V97M204 3V97" />
      <circle cx="109" cy="50" r="14" />
      {[44, 174].map((x) => [27, 73].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="13" />))}
    </>
  );
}
