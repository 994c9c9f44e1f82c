import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../primitives/EmptyState/ErrorState.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Input } from '../../../primitives/Input/Input.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { SearchResults, SearchSkeleton, type SearchGroup } from './SearchResults.tsx';
import * as css from './SearchPanel.css.ts';

export const searchStates = ['idle', 'loading', 'ready', 'error'] as const;
export type SearchState = (typeof searchStates)[number];

export interface SearchLabels {
  /** Label of the search field, for example “Search teams, matches, games”. */
  readonly field: string;
  /** Label of the button that clears the field. */
  readonly clear: string;
  /** Title of the recent searches. */
  readonly recent: string;
  /** Label of the button that clears the recent searches. */
  readonly forget: string;
  /** Message when nothing is found, in one sentence. */
  readonly nothing: string;
  /** Advice when nothing is found, for example “Check the spelling, or try a team's short name.” */
  readonly nothingDetail: string;
  /** Message when the search failed. */
  readonly failed: string;
  /** Label of the retry button. */
  readonly retry: string;
}

export interface SearchPanelProps extends RootProps<HTMLDivElement> {
  labels: SearchLabels;
  /** Search text as typed. */
  query: string;
  /** Called when the player changes the search text. */
  onQueryChange: (query: string) => void;
  /** State of the search; `idle` while the text is too short to search. */
  state: SearchState;
  /** Results by kind: teams, competitions, games. */
  groups: readonly SearchGroup[];
  /** Matches that were found, as rows with prices before the groups. */
  matches?: ReactNode;
  /** Summary for screen readers, for example “7 results”. */
  summary?: string | undefined;
  /** Advice while the text is too short, for example “Enter at least two letters.” */
  hint?: string | undefined;
  /**
   * Links before the first characters are typed, for example live matches and popular competitions.
   * @default none
   */
  suggestions?: readonly SearchGroup[] | undefined;
  /** Recent searches, newest first. */
  recent?: readonly string[] | undefined;
  /** Called when the player clears the recent searches. */
  onForget?: (() => void) | undefined;
  /** Called when the player presses the retry button. */
  onRetry?: (() => void) | undefined;
  /**
   * Called when the player follows a result. Use it to close the container of the panel.
   * @param id of the result; the address of a match in a row
   */
  onSelect?: ((id: string) => void) | undefined;
}

/**
 * Search field with grouped results; before the first characters with recent searches and suggestions. Arrow keys move
 * through the results, Escape clears the field. Renders a `div` with the role `search`; `aria-busy` while searching.
 */
export function SearchPanel(props: SearchPanelProps) {
  const {
    labels,
    query,
    onQueryChange,
    state,
    groups,
    matches,
    summary,
    hint,
    suggestions = [],
    recent = [],
    onForget,
    onRetry,
    onSelect,
    ...rest
  } = props;
  const isEmpty = state === 'ready' && !matches && groups.every(({ entries }) => entries.length === 0);
  return (
    // Handles the keys of the field and its results; the `div` itself isn't focusable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      {...rest}
      role="search"
      aria-busy={state === 'loading'}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && query !== '') {
          // The first Escape clears the field; only the next one closes the panel's container.
          event.stopPropagation();
          event.preventDefault();
          onQueryChange('');
        } else walk(event);
      }}
      onClick={({ target }) => {
        const followed = target instanceof Element && target.closest('article > a')?.getAttribute('href');
        if (followed) onSelect?.(followed);
      }}
      className={css.root}
    >
      <Input
        type="search"
        icon="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={labels.field}
        placeholder={labels.field}
        value={query}
        onValueChange={onQueryChange}
        end={
          query !== '' && (
            <IconButton
              size="sm"
              tone="muted"
              icon="close"
              label={labels.clear}
              onClick={() => onQueryChange('')}
            />
          )
        }
      />
      <div role="status" className={css.status}>
        <VisuallyHidden>{state === 'ready' && !isEmpty ? summary : ''}</VisuallyHidden>
      </div>
      {state === 'idle' && hint !== undefined && <p className={css.hint}>{hint}</p>}
      {state === 'idle' && recent.length > 0 && (
        <RecentSearches labels={labels} recent={recent} onForget={onForget} onQueryChange={onQueryChange} />
      )}
      {state === 'idle' && <SearchResults groups={suggestions} />}
      {state === 'loading' && <SearchSkeleton />}
      {state === 'ready' && matches}
      {state === 'ready' && !isEmpty && <SearchResults groups={groups} onSelect={onSelect} />}
      {isEmpty && <EmptyState announced icon="search" title={labels.nothing} detail={labels.nothingDetail} />}
      {state === 'error' && <ErrorState title={labels.failed} retryLabel={labels.retry} onRetry={onRetry} />}
    </div>
  );
}

type RecentSearchesProps = Pick<SearchPanelProps, 'labels' | 'onForget' | 'onQueryChange'> & {
  recent: readonly string[];
};

function RecentSearches({ labels, recent, onForget, onQueryChange }: RecentSearchesProps): ReactNode {
  return (
    <section className={css.group}>
      <div className={css.head}>
        <h2 className={css.title}>{labels.recent}</h2>
        {onForget && (
          <Button size="sm" tone="muted" emphasis="plain" onClick={onForget}>
            {labels.forget}
          </Button>
        )}
      </div>
      <ul>
        {recent.map((text) => (
          <li key={text} className={css.item}>
            <button type="button" data-result="" className={css.entry} onClick={() => onQueryChange(text)}>
              <span className={css.icon}>
                <Icon name="history" size="sm" />
              </span>
              <bdi className={css.name}>{text}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const steps: ReadonlyMap<string, number> = new Map(Object.entries({ ArrowDown: 1, ArrowUp: -1 }));

/** The field, results, and the names of each match, the last link of its row. */
const STOPS = 'input, [data-result], article > a:last-of-type';

/** Moves focus from the field through the results and back. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = steps.get(event.key);
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)];
  const place = stops.findIndex((stop) => stop === document.activeElement);
  if (place < 0) return;
  event.preventDefault();
  stops[(place + step + stops.length) % stops.length]?.focus();
}
