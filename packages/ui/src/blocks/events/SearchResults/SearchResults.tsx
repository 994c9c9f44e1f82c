import type { ReactNode } from 'react';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import { SearchResult } from './SearchResult.tsx';
import * as css from './SearchResults.css.ts';

export interface SearchHit {
  /** Identity of what was found. */
  readonly id: string;
  /** What was found: "Harbour City – Crestwood Palace". */
  readonly name: string;
  /** Where it belongs: "Football · Coastal League". */
  readonly detail?: string | undefined;
  /** Its page. */
  readonly href: string;
  /** Icon of its sport or kind. */
  readonly icon: IconName;
  /** Live play in short. */
  readonly live?: ReactNode;
  /** Score, start or count at the end of the row. */
  readonly note?: string | undefined;
}

export interface SearchHitGroup {
  /** Identity of the group. */
  readonly id: string;
  /** "Matches", "Competitions", "Teams", "Searched before". */
  readonly title: string;
  readonly hits: readonly SearchHit[];
}

export interface SearchResultsProps extends RootProps<HTMLElement> {
  /** Name of the list: "Results for “harb”". */
  label: string;
  groups: readonly SearchHitGroup[];
  /** What was typed; where it stands in a name it is said louder. */
  query?: string | undefined;
  /** Place of the groups' titles in the outline of the page. @default 2 */
  level?: 2 | 3 | undefined;
  /** What is said when nothing was found. */
  emptyTitle: string;
  /** What could help: "Check the spelling or search by a competition." */
  emptyDetail?: string | undefined;
}

/** What a search found, by kind. Renders a `section`. */
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

/** The place of what is being searched. Renders a `div` that readers pass over. */
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
