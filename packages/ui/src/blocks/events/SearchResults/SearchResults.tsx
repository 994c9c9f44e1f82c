import type { ReactNode } from 'react';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import { SearchResult } from './SearchResult.tsx';
import * as css from './SearchResults.css.ts';

export interface SearchHit {
  /** Id of the result. */
  readonly id: string;
  /** Name of the result, for example “Harbour City – Crestwood Palace”. */
  readonly name: string;
  /** Sport and competition, for example “Football · Coastal League”. */
  readonly detail?: string | undefined;
  /** URL of the result's page. */
  readonly href: string;
  /** Icon of the sport or the type of result. */
  readonly icon: IconName;
  /** Live state in short. */
  readonly live?: ReactNode;
  /** Score, start or number at the end of the row. */
  readonly note?: string | undefined;
}

export interface SearchHitGroup {
  /** Id of the group. */
  readonly id: string;
  /** Title of the group, for example “Matches”, “Competitions”, “Teams” or “Searched before”. */
  readonly title: string;
  readonly hits: readonly SearchHit[];
}

export interface SearchResultsProps extends RootProps<HTMLElement> {
  /** Accessible name of the list, for example “Results for ‘harb’”. */
  label: string;
  groups: readonly SearchHitGroup[];
  /** Search query, highlighted in the names. */
  query?: string | undefined;
  /**
   * Heading level of the groups' titles.
   * @default 2
   */
  level?: 2 | 3 | undefined;
  /** Title of the empty state. */
  emptyTitle: string;
  /** Suggestion in the empty state, for example “Check the spelling or search by a competition.” */
  emptyDetail?: string | undefined;
}

/** Search results in groups by type. Renders a `section`. */
export function SearchResults({
  label,
  groups,
  query = '',
  level = 2,
  emptyTitle,
  emptyDetail,
  ...rest
}: SearchResultsProps) {
  const Title = `h${level}` as const;
  const found = groups.filter(({ hits }) => hits.length > 0);
  return (
    <section {...rest} aria-label={label} className={css.root}>
      {found.length === 0 && <EmptyState icon="search" title={emptyTitle} detail={emptyDetail} announced />}
      {found.map((group) => (
        <div key={group.id}>
          <Title className={css.title}>{group.title}</Title>
          <ul>
            {group.hits.map((hit) => (
              <li key={hit.id} className={css.row}>
                <SearchResult hit={hit} query={query} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** Placeholder of search results while they load. Renders a `div` hidden from screen readers. */
export function SearchResultsSkeleton() {
  return (
    <div aria-hidden="true" className={css.root}>
      {['one', 'two', 'three', 'four'].map((key) => (
        <div key={key} className={css.ghost}>
          <Skeleton width="half" />
          <Skeleton width="quarter" />
        </div>
      ))}
    </div>
  );
}
