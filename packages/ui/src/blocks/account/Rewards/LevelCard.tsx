import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './LevelCard.css.ts';

export interface LevelCardProps extends RootProps<HTMLElement> {
  /** Name of the level, for example “Second half”. */
  level: string;
  /** Position of the level, for example “Level 4 of 8”. */
  position: string;
  /** The level, from 1. */
  number: number;
  /**
   * Number of levels, each with a lamp.
   * @default 8
   */
  count?: number | undefined;
  /** Formatted number of points, for example “1,234.50”. */
  points: string;
  /** Unit after the points, for example “points”. */
  unit: string;
  /** Progress towards the next level. On the last level it is complete. */
  progress: {
    /** Accessible name of the bar, for example “Way to the next level”. */
    readonly label: string;
    /** Completed share, from 0 to 1. */
    readonly share: number;
    /** Earned points, for example “3,400 earned in 365 days”. */
    readonly done: string;
    /** Next level, for example “Level 5 at 5,000”. */
    readonly next?: string | undefined;
  };
}

/**
 * Player's level on a floodlight with a lamp for each level, the points, and the progress to the next level. Renders a
 * `section`.
 */
export function LevelCard({
  level,
  position,
  number,
  count = 8,
  points,
  unit,
  progress,
  ...rest
}: LevelCardProps) {
  const { label, share, done, next } = progress;
  return (
    <section {...rest} className={css.root}>
      <span className={css.light} aria-hidden />
      <div className={css.head}>
        <div className={css.words}>
          <p className={css.position}>{position}</p>
          <h2 className={css.name}>{level}</h2>
          <p className={css.points}>
            <bdi translate="no" className={css.figure}>
              {points}
            </bdi>{' '}
            <span className={css.unit}>{unit}</span>
          </p>
        </div>
        <span className={css.mast} aria-hidden>
          <span className={css.board}>
            {Array.from({ length: count }, (_, index) => (
              <span key={index} className={css.lamp} data-lit={litOf(index + 1, number)} />
            ))}
          </span>
          <span className={css.pole} />
        </span>
      </div>
      <div className={css.progress}>
        <div
          role="progressbar"
          aria-label={label}
          aria-valuenow={Math.round(share * 100)}
          aria-valuetext={next === undefined ? done : `${done}. ${next}`}
          className={css.track}
        >
          <span className={css.bar} style={{ inlineSize: `${share * 100}%` }} />
        </div>
        <p className={css.ends}>
          <span>{done}</span>
          <span>{next}</span>
        </p>
      </div>
    </section>
  );
}

function litOf(lamp: number, level: number): 'own' | 'reached' | undefined {
  if (lamp === level) return 'own';
  return lamp < level ? 'reached' : undefined;
}
