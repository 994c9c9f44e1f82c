import { useMedia } from '../../shell/media.ts';
import { useFrame } from '../../shell/frame.ts';
import { heightAt, timeOf } from '../crashTable.ts';
import type { CrashTable } from '../crashTable.ts';
import { Rocket } from './Rocket.tsx';

interface Props {
  readonly table: CrashTable | null;
  /** Milliseconds of the present phase. */
  readonly elapsed: number;
  /** Multiplier at which the player cashed out in this game, in hundredths. */
  readonly cashedOutAt: number | null;
}

/** Plot of the flight: the axes end at the greater of the flight and these. */
const LEAST_MS = 9_000;
const LEAST_HEIGHT = 1.8;
const POINTS = 48;

/** Renders the flight: its curve, the rocket and the player's cash-out. */
export function Flight({ table, elapsed, cashedOutAt }: Props) {
  const { texts, times } = useFrame();
  const isFlown = table?.phase === 'running' || table?.phase === 'busted';
  const isOver = table?.phase === 'busted';
  const flown = !isFlown ? 0 : isOver ? timeOf(table.result ?? 100) : elapsed;
  const height = heightAt(flown);
  const shown = isOver ? (table.result ?? 100) : Math.floor(height * 100);
  return (
    <div className="flight" dir="ltr">
      <Plot flown={flown} height={height} isOver={isOver} cashedOutAt={cashedOutAt} />
      <p className={isOver ? 'flight-figure figure flight-over' : 'flight-figure figure'}>
        {isFlown ? times(shown * 100) : ''}
        <small>{isOver ? texts.t('crash.ended') : ''}</small>
        <small>
          {!isFlown && table ? texts.t('crash.starts', { seconds: secondsTo(table, elapsed) }) : ''}
        </small>
      </p>
      <ul className="flight-past" aria-label={texts.t('crash.past')}>
        {(table?.past ?? []).slice(0, 6).map((result, index) => (
          <li key={`${(table?.game ?? 0) - index}`} className="figure">
            {times(result * 100)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function secondsTo({ until, since }: CrashTable, elapsed: number): number {
  return Math.max(0, Math.ceil(((until ?? since) - since - elapsed) / 1000));
}

interface PlotProps {
  readonly flown: number;
  readonly height: number;
  readonly isOver: boolean;
  readonly cashedOutAt: number | null;
}

const LEFT = 34;
const CEILING = 26;
/** Sizes of the scene on phones and where it is wide. */
const TALL = { width: 320, height: 290 };
const WIDE = { width: 480, height: 220 };

function Plot({ flown, height, isOver, cashedOutAt }: PlotProps) {
  const { times } = useFrame();
  const { width, height: tall } = useMedia('(min-width: 700px)') ? WIDE : TALL;
  const [right, floor] = [width - 24, tall - 24];
  const most = Math.max(LEAST_MS, flown * 1.12);
  const top = Math.max(LEAST_HEIGHT, height * 1.12);
  const x = (ms: number): number => LEFT + ((right - LEFT) * ms) / most;
  const y = (multiplier: number): number => floor - ((floor - CEILING) * (multiplier - 1)) / (top - 1);
  const curve = (until: number): string =>
    Array.from({ length: POINTS + 1 }, (_, index) => {
      const ms = (until * index) / POINTS;
      return `${x(ms).toFixed(1)} ${y(heightAt(ms)).toFixed(1)}`;
    }).join('L');
  const taken = cashedOutAt === null ? null : Math.min(timeOf(cashedOutAt), flown);
  const [endX, endY] = [x(flown), y(height)];
  const slope =
    flown === 0 ? 20 : (Math.atan2(y(heightAt(flown * 0.96)) - endY, endX - x(flown * 0.96)) * 180) / Math.PI;
  return (
    <svg className="picture" viewBox={`0 0 ${width} ${tall}`} aria-hidden="true">
      {ticks(top).map((tick) => (
        <g key={tick}>
          <path className="grid-line" d={`M${LEFT} ${y(tick)}H${right + 14}`} />
          <text className="tick-text" x={LEFT - 6} y={y(tick) + 3.5}>
            {times(tick * 10_000).replace(/[.,]00$/, '')}
          </text>
        </g>
      ))}
      {flown > 0 && <path className="paper-1" d={`M${LEFT} ${floor}L${curve(flown)}V${floor}z`} />}
      {taken !== null && <path className="paper-2" d={`M${LEFT} ${floor}L${curve(taken)}V${floor}z`} />}
      <path className="axis" d={`M${LEFT} ${CEILING - 10}V${floor}H${right + 14}`} />
      {flown > 0 && <path className={isOver ? 'curve curve-over' : 'curve'} d={`M${curve(flown)}`} />}
      {!isOver && (
        <g transform={`translate(${endX} ${endY}) rotate(${90 - slope})`}>
          <Rocket isFlying={flown > 0} />
        </g>
      )}
      {isOver && <circle className="ink fill" cx={endX} cy={endY} r="6" />}
      {taken !== null && cashedOutAt !== null && (
        <g transform={`translate(${x(taken)} ${y(heightAt(taken))})`}>
          <path className="drop-line" d={`M0 0V${floor - y(heightAt(taken))}`} />
          <circle className="ink yours-fill" r="6" />
          <rect className="ink yours-fill" x="-54" y="-30" width="52" height="20" rx="10" />
          <text className="pill-text on-yours" x="-28" y="-15.5">
            {times(cashedOutAt * 100)}
          </text>
        </g>
      )}
    </svg>
  );
}

/** Round multipliers of the axis, at most five. */
function ticks(top: number): readonly number[] {
  const span = top - 1;
  const step =
    [0.25, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000].find((one) => span / one <= 5) ??
    10_000;
  return Array.from({ length: Math.floor(span / step) + 1 }, (_, index) => 1 + index * step);
}
