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
  /** Identity among all competitions. */
  readonly id: string;
  readonly name: string;
  /** Flag or emblem. */
  readonly flag?: ReactNode;
  /** How many matches, formatted. */
  readonly count?: string | undefined;
  /** Page of the competition. */
  readonly href: string;
  /** Ticked, to be shown together with others. */
  readonly selected?: boolean | undefined;
  /** Among the player's favourites. */
  readonly favourite?: boolean | undefined;
}

export interface CompetitionListGroup {
  /** Identity among the groups. */
  readonly id: string;
  /** "Top competitions", "Coastland". */
  readonly title: string;
  readonly flag?: ReactNode;
  readonly count?: string | undefined;
  /** Its competitions are in sight; a group that says nothing doesn't fold. */
  readonly expanded?: boolean | undefined;
  readonly competitions: readonly CompetitionEntry[];
}

export interface CompetitionListWords {
  /** Words of a tick: "Choose Coastal League". */
  readonly select: (name: string) => string;
  /** Words of a star: "Favourite: Coastal League". */
  readonly favourite: (name: string) => string;
  /** The button that shows what is ticked, with the number: "Show 3". */
  readonly showSelected: string;
  /** The button that takes all ticks away. */
  readonly clear: string;
}

export interface CompetitionListProps extends RootProps<HTMLElement> {
  /** Name of the list: "Football competitions". */
  label: string;
  /** Top competitions first, then countries. */
  groups: readonly CompetitionListGroup[];
  words: CompetitionListWords;
  /** Place of the groups' titles in the outline of the page. @default 2 */
  level?: 2 | 3 | undefined;
  /** A field that searches the list. */
  search?: SportMenuSearch | undefined;
  /** The player ticked a competition or took the tick away. Without it there are no ticks. */
  onSelectedChange?: ((id: string, selected: boolean) => void) | undefined;
  /** The player starred or unstarred one. Without it there are no stars. */
  onFavouriteChange?: ((id: string, favourite: boolean) => void) | undefined;
  /** The player opened or closed a group. */
  onExpandedChange?: ((id: string, expanded: boolean) => void) | undefined;
  /** The player wants the matches of all that is ticked. */
  onShowSelected?: (() => void) | undefined;
  /** The player takes all ticks away. */
  onClear?: (() => void) | undefined;
}

/** Competitions by country; several may be ticked and shown together. Renders a `section`. */
export function CompetitionList({
  label,
  groups,
  words,
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
            {...{ group, words, level, onSelectedChange, onFavouriteChange, onExpandedChange }}
          />
        ))
      )}
      {chosen && onShowSelected && (
        <div className={css.foot}>
          {onClear && (
            <Button emphasis="plain" tone="muted" onClick={onClear}>
              {words.clear}
            </Button>
          )}
          <Button tone="strong" onClick={onShowSelected}>
            {words.showSelected}
          </Button>
        </div>
      )}
    </section>
  );
}

/** The place of the list while it loads. Renders a `div` that readers pass over. */
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
