import type { ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { EventSearch } from '../EventSearch/EventSearch.tsx';
import type { SportMenuSearch } from '../SportMenu/SportMenu.tsx';
import { CompetitionGroup } from './CompetitionGroup.tsx';
import * as css from './CompetitionList.css.ts';

export interface CompetitionEntry {
  /** Id of the competition. */
  readonly id: string;
  readonly name: string;
  /** Flag or emblem of the competition. */
  readonly flag?: ReactNode;
  /** Formatted number of matches. */
  readonly count?: string | undefined;
  /** URL of the competition's page. */
  readonly href: string;
  /** Whether the competition is selected, to be shown together with others. */
  readonly selected?: boolean | undefined;
  /** Whether the competition is a favourite of the player. */
  readonly favourite?: boolean | undefined;
}

export interface CompetitionListGroup {
  /** Id of the group. */
  readonly id: string;
  /** Title of the group, for example “Top competitions” or “Coastland”. */
  readonly title: string;
  readonly flag?: ReactNode;
  readonly count?: string | undefined;
  /** Whether the group is expanded. Undefined for a group that can't be collapsed. */
  readonly expanded?: boolean | undefined;
  readonly competitions: readonly CompetitionEntry[];
}

export interface CompetitionListLabels {
  /** Label of a competition's tick box, for example “Choose Coastal League”. */
  readonly select: (name: string) => string;
  /** Label of a competition's favourite button, for example “Favourite: Coastal League”. */
  readonly favourite: (name: string) => string;
  /** Label of the button that shows the selected competitions, with their number. Example: “Show 3”. */
  readonly showSelected: string;
  /** Label of the button that clears the selection. */
  readonly clear: string;
}

export interface CompetitionListProps extends RootProps<HTMLElement> {
  /** Accessible name of the list, for example “Football competitions”. */
  label: string;
  /** Groups in display order: top competitions first, then countries. */
  groups: readonly CompetitionListGroup[];
  labels: CompetitionListLabels;
  /**
   * Heading level of the groups' titles.
   * @default 2
   */
  level?: 2 | 3 | undefined;
  /** Search field of the list. */
  search?: SportMenuSearch | undefined;
  /** Called when the player toggles a competition's tick box. Without it there are no tick boxes. */
  onSelectedChange?: ((id: string, selected: boolean) => void) | undefined;
  /** Called when the player toggles a favourite. Without it there are no favourite buttons. */
  onFavouriteChange?: ((id: string, favourite: boolean) => void) | undefined;
  /** Called when the player expands or collapses a group. */
  onExpandedChange?: ((id: string, expanded: boolean) => void) | undefined;
  /** Called when the player opens the matches of the selected competitions. */
  onShowSelected?: (() => void) | undefined;
  /** Called when the player clears the selection. */
  onClear?: (() => void) | undefined;
}

/** Competitions by country; several can be selected and shown together. Renders a `section`. */
export function CompetitionList({
  label,
  groups,
  labels,
  level = 2,
  search,
  onSelectedChange,
  onFavouriteChange,
  onExpandedChange,
  onShowSelected,
  onClear,
  ...rest
}: CompetitionListProps) {
  const chosen = groups.some(({ competitions }) => competitions.some(({ selected }) => selected));
  const nothing = groups.every(({ competitions }) => competitions.length === 0);
  return (
    <section {...rest} aria-label={label} className={css.root}>
      {search && (
        <div className={css.search}>
          <EventSearch label={search.label} value={search.value} onValueChange={search.onValueChange} />
        </div>
      )}
      {search && nothing ? (
        <EmptyState icon="search" title={search.emptyTitle} />
      ) : (
        groups.map((group) => (
          <CompetitionGroup
            key={group.id}
            {...{ group, labels, level, onSelectedChange, onFavouriteChange, onExpandedChange }}
          />
        ))
      )}
      {chosen && onShowSelected && (
        <div className={css.foot}>
          {onClear && (
            <Button emphasis="plain" tone="muted" onClick={onClear}>
              {labels.clear}
            </Button>
          )}
          <Button tone="strong" onClick={onShowSelected}>
            {labels.showSelected}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Placeholder of the list while it loads. Renders a `div` hidden from screen readers. */
export function CompetitionListSkeleton() {
  return (
    <div aria-hidden="true" className={css.root}>
      {['one', 'two', 'three', 'four', 'five', 'six'].map((key) => (
        <div key={key} className={css.row}>
          <Skeleton width="half" />
        </div>
      ))}
    </div>
  );
}
