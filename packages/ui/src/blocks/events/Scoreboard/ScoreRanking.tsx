import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './ScoreRanking.css.ts';

export interface ScoreRank {
  /** Id of the competitor. */
  readonly id: string;
  /** Rank, for example “1”. */
  readonly place: string;
  readonly name: string;
  /** Team, rider or number. */
  readonly detail?: string | undefined;
  /** Gap, time or laps, for example “+4.2 s”. */
  readonly value?: string | undefined;
}

export interface ScoreRankingProps extends RootProps<HTMLOListElement> {
  /** Accessible name of the list, for example “Order after lap 41”. */
  label: string;
  ranks: readonly ScoreRank[];
}

/** Ranking of a race or of a field without two sides. Renders an `ol`. */
export function ScoreRanking({ label, ranks, ...rest }: ScoreRankingProps) {
  return (
    <ol {...rest} aria-label={label} className={css.root}>
      {ranks.map((rank) => (
        <li key={rank.id} className={css.rank}>
          <span className={css.place}>{rank.place}</span>
          <span className={css.words}>
            <bdi className={css.name}>{rank.name}</bdi>
            {rank.detail !== undefined && <bdi className={css.detail}>{rank.detail}</bdi>}
          </span>
          {rank.value !== undefined && (
            <bdi dir="ltr" translate="no" className={css.value}>
              {rank.value}
            </bdi>
          )}
        </li>
      ))}
    </ol>
  );
}
