import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { PairedBar } from './PairedBar.tsx';
import * as css from './MatchStatistics.css.ts';

export interface MatchStatistic {
  /** Id of the statistic. */
  readonly id: string;
  /** Name of the statistic, for example “Ball possession”. */
  readonly label: string;
  /** Formatted values, for example “58 %”. */
  readonly home: string;
  readonly away: string;
  /** Values as numbers, for the bar. */
  readonly values: readonly [home: number, away: number];
}

export interface MatchStatisticsProps extends RootProps<HTMLElement> {
  /** Accessible name of the section, for example “Match statistics”. */
  label: string;
  teams: readonly [home: string, away: string];
  statistics: readonly MatchStatistic[];
  /** Title of the empty state. */
  emptyTitle: string;
}

/** Statistics of both sides with bars. Renders a `section` with a `dl`. */
export function MatchStatistics({ label, teams, statistics, emptyTitle, ...rest }: MatchStatisticsProps) {
  return (
    <section {...rest} aria-label={label} className={css.root}>
      {statistics.length === 0 ? (
        <EmptyState icon="statistics" title={emptyTitle} />
      ) : (
        <>
          <p className={css.teams}>
            <bdi className={css.team}>{teams[0]}</bdi>
            <bdi className={css.team}>{teams[1]}</bdi>
          </p>
          <dl className={css.list}>
            {statistics.map((statistic) => {
              const [home, away] = statistic.values;
              return (
                <div key={statistic.id} className={css.row}>
                  <dt className={css.label}>{statistic.label}</dt>
                  <dd className={css.home} data-most={home > away ? '' : undefined}>
                    <bdi dir="ltr" translate="no">
                      {statistic.home}
                    </bdi>
                  </dd>
                  <dd className={css.away} data-most={away > home ? '' : undefined}>
                    <bdi dir="ltr" translate="no">
                      {statistic.away}
                    </bdi>
                  </dd>
                  <dd className={css.bar} aria-hidden="true">
                    <PairedBar home={home} away={away} />
                  </dd>
                </div>
              );
            })}
          </dl>
        </>
      )}
    </section>
  );
}

/** Placeholder of the statistics while they load. Renders a `div` hidden from screen readers. */
export function MatchStatisticsSkeleton() {
  return (
    <div aria-hidden="true" className={css.root}>
      <div className={css.list}>
        {['one', 'two', 'three', 'four'].map((key) => (
          <Skeleton key={key} />
        ))}
      </div>
    </div>
  );
}
