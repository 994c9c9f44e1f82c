import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './JackpotTicker.css.ts';

export const jackpotLevels = ['grand', 'major', 'minor', 'mini'] as const;
export type JackpotLevel = (typeof jackpotLevels)[number];

export interface JackpotEntry {
  /** Level of the jackpot. */
  readonly level: JackpotLevel;
  /** Name of the level, for example “Grand”. */
  readonly label: string;
  /** Current amount. It may change several times per second. */
  readonly amount: string;
  /** Amount and time of the last win, for example “€ 804,220 · 3 days ago”. */
  readonly lastWon?: string | undefined;
}

export interface JackpotTickerProps extends RootProps<HTMLElement> {
  /** Name of the jackpot, for example “Lantern jackpot”. */
  title: string;
  /** Levels of the jackpot. Undefined while they load. */
  levels: readonly JackpotEntry[] | undefined;
  /** Label of the last win, for example “Last won”. */
  lastWonLabel: string;
}

/**
 * Current amounts of a jackpot's levels, the grand one first. Renders a `section`; its layout doesn't shift when
 * amounts change.
 */
export function JackpotTicker({ title, levels, lastWonLabel, ...rest }: JackpotTickerProps) {
  return (
    <section {...rest} aria-label={title} aria-busy={levels === undefined} className={css.root}>
      <h2 className={css.title}>{title}</h2>
      <dl className={css.levels}>
        {levels
          ? levels.map(({ level, label, amount, lastWon }) => (
              <div key={level} data-level={level} className={css.level}>
                <dt className={css.label}>{label}</dt>
                <dd className={css.amount}>
                  <bdi dir="ltr">{amount}</bdi>
                </dd>
                {lastWon !== undefined && (
                  <dd className={css.last}>
                    {lastWonLabel} {lastWon}
                  </dd>
                )}
              </div>
            ))
          : jackpotLevels.map((level) => (
              <div key={level} aria-hidden="true" data-level={level} className={css.level}>
                <dt>
                  <Skeleton width="quarter" />
                </dt>
                <dd className={css.amount}>
                  <Skeleton width="half" />
                </dd>
              </div>
            ))}
      </dl>
    </section>
  );
}
