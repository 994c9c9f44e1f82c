import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './JackpotTicker.css.ts';

export const jackpotLevels = ['grand', 'major', 'minor', 'mini'] as const;
export type JackpotLevel = (typeof jackpotLevels)[number];

export interface JackpotEntry {
  /** Which of the levels. */
  readonly level: JackpotLevel;
  /** Its name: "Grand". */
  readonly label: string;
  /** What it stands at; may change many times a second. */
  readonly amount: string;
  /** When it fell last and for how much: "€ 804,220 · 3 days ago". */
  readonly lastWon?: string | undefined;
}

export interface JackpotTickerProps extends RootProps<HTMLElement> {
  /** Name of the jackpot: "Lantern jackpot". */
  title: string;
  /** Its levels; none yet while they load. */
  levels: readonly JackpotEntry[] | undefined;
  /** Over what fell last: "Last won". */
  lastWonLabel: string;
}

/** What the levels of a jackpot stand at, the grand one first. Renders a `section`; nothing moves while they tick. */
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
