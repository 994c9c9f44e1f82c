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

export interface SearchWords {
  /** Label of the field: "Search teams, matches, games". */
  readonly field: string;
  /** Empties the field. */
  readonly clear: string;
  /** Title of what was looked for lately. */
  readonly recent: string;
  /** Forgets it. */
  readonly forget: string;
  /** Nothing was found, in one sentence. */
  readonly nothing: string;
  /** What to do about it: "Check the spelling, or try a team's short name." */
  readonly nothingDetail: string;
  /** The search did not answer. */
  readonly failed: string;
  /** Tries again. */
  readonly retry: string;
}

export interface SearchPanelProps extends RootProps<HTMLDivElement> {
  words: SearchWords;
  /** The text as typed. */
  query: string;
  /** The player typed. */
  onQueryChange: (query: string) => void;
  /** `idle` before there is enough text to look for. */
  state: SearchState;
  /** What was found: matches, teams, competitions, games. */
  groups: readonly SearchGroup[];
  /** What was found, in words for readers: "7 results". */
  summary?: string | undefined;
  /** What was looked for lately, newest first. */
  recent?: readonly string[] | undefined;
  /** The player wants the recent searches forgotten. */
  onForget?: (() => void) | undefined;
  /** The player wants another try. */
  onRetry?: (() => void) | undefined;
  /** The player went to a result: for closing what the panel stands in. */
  onSelect?: ((id: string) => void) | undefined;
}

/**
 * A field and what it finds, in groups. Arrow keys go through the results, Escape empties the field.
 * Renders a `div` with the role of a search; `aria-busy` while it looks.
 */
export function SearchPanel(props: SearchPanelProps) {
  const {
    words,
    query,
    onQueryChange,
    state,
    groups,
    summary,
    recent = [],
    onForget,
    onRetry,
    onSelect,
    ...rest
  } = props;
  const isEmpty = state === 'ready' && groups.every(({ entries }) => entries.length === 0);
  return (
    // Keys of the field and of its results, heard where both stand; the div itself takes none.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      {...rest}
      role="search"
      aria-busy={state === 'loading'}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && query !== '') {
          // The first Escape empties the field; only the next one closes what the panel stands in.
          event.stopPropagation();
          event.preventDefault();
          onQueryChange('');
        } else walk(event);
      }}
      className={css.root}
    >
      <Input
        type="search"
        icon="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={words.field}
        placeholder={words.field}
        value={query}
        onValueChange={onQueryChange}
        end={
          query !== '' && (
            <IconButton
              size="sm"
              tone="muted"
              icon="close"
              label={words.clear}
              onClick={() => onQueryChange('')}
            />
          )
        }
      />
      <div role="status" className={css.status}>
        <VisuallyHidden>{state === 'ready' && !isEmpty ? summary : ''}</VisuallyHidden>
      </div>
      {state === 'idle' && recent.length > 0 && (
        <RecentSearches words={words} recent={recent} onForget={onForget} onQueryChange={onQueryChange} />
      )}
      {state === 'loading' && <SearchSkeleton />}
      {state === 'ready' && !isEmpty && <SearchResults groups={groups} onSelect={onSelect} />}
      {isEmpty && <EmptyState announced icon="search" title={words.nothing} detail={words.nothingDetail} />}
      {state === 'error' && <ErrorState title={words.failed} retryLabel={words.retry} onRetry={onRetry} />}
    </div>
  );
}

type RecentSearchesProps = Pick<SearchPanelProps, 'words' | 'onForget' | 'onQueryChange'> & {
  recent: readonly string[];
};

function RecentSearches({ words, recent, onForget, onQueryChange }: RecentSearchesProps): ReactNode {
  return (
    <section className={css.group}>
      <div className={css.head}>
        <h3 className={css.title}>{words.recent}</h3>
        {onForget && (
          <Button size="sm" tone="muted" emphasis="plain" onClick={onForget}>
            {words.forget}
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

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Goes from the field through the results and back. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-result]')];
  const place = stops.findIndex((stop) => stop === document.activeElement);
  if (place < 0) return;
  event.preventDefault();
  stops[(place + step + stops.length) % stops.length]?.focus();
}
