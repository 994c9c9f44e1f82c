import { colourOf } from '@touchline/games';
import { easeOut } from '../../shell/reveal.ts';

/** Numbers of the wheel, clockwise. */
const POCKETS: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
];
const STEP = 360 / POCKETS.length;

const FILLS = { red: 'clay', black: 'fill', green: 'sky' } as const;

interface Props {
  /** Number on which the ball ends; null before the first spin. */
  readonly number: number | null;
  /** Progress of the spin, 0 to 1. */
  readonly progress: number;
}

/** Returns a point of a circle around the middle, with the angle clockwise from the top. */
function point(angle: number, radius: number): string {
  const radians = ((angle - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(radians)).toFixed(2)} ${(radius * Math.sin(radians)).toFixed(2)}`;
}

function pocket(angle: number): string {
  const [from, to] = [angle - STEP / 2, angle + STEP / 2];
  return `M${point(from, 84)}A84 84 0 0 1 ${point(to, 84)}L${point(to, 58)}A58 58 0 0 0 ${point(from, 58)}z`;
}

/** Renders the wheel; the ball runs along its edge and ends in the pocket of its number. */
export function Wheel({ number, progress }: Props) {
  const isOver = number !== null && progress === 1;
  const end = POCKETS.indexOf(number ?? 0) * STEP;
  const turn = end - (1 - easeOut(progress)) * 360 * 4;
  const radius = 92 - 22 * Math.max(0, (progress - 0.72) / 0.28);
  return (
    <svg className="picture wheel" viewBox="-106 -106 216 216" aria-hidden="true">
      <circle className="cast" cx="6" cy="6" r="100" />
      <circle className="ink paper-2" r="100" />
      <circle className="ink paper-1" r="84" />
      {POCKETS.map((one, index) => {
        const isResult = isOver && one === number;
        return (
          <g key={one}>
            <path
              className={`pocket ${isResult ? 'yours-fill' : FILLS[colourOf(one)]}`}
              d={pocket(index * STEP)}
            />
            <text
              className={isResult ? 'pocket-text on-yours' : `pocket-text pocket-${colourOf(one)}`}
              transform={`rotate(${index * STEP}) translate(0 -73)`}
              y="2.4"
            >
              {one}
            </text>
          </g>
        );
      })}
      <circle className="ink paper-0" r="58" />
      <g className="spokes">
        {[22.5, 67.5, 112.5, 157.5].map((angle) => (
          <path key={angle} d={`M${point(angle, 56)}L${point(angle + 180, 56)}`} />
        ))}
      </g>
      {isOver ? (
        <text className="hub-text" y="13">
          {number}
        </text>
      ) : (
        <Hub />
      )}
      {number !== null && (
        <circle
          className={isOver ? 'ball-rest' : 'ink yours-fill'}
          r="6.5"
          transform={`rotate(${turn}) translate(0 ${-radius})`}
        />
      )}
    </svg>
  );
}

function Hub() {
  return (
    <g>
      {[0, 90, 180, 270].map((angle) => (
        <g key={angle} transform={`rotate(${angle + 12})`}>
          <path className="spoke" d="M0-8V-30" />
          <circle className="pip" cy="-31" r="5" />
        </g>
      ))}
      <circle className="ink paper-0" r="10" />
    </g>
  );
}
