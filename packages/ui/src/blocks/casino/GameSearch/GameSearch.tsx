import { useId, type ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Input } from '../../../primitives/Input/Input.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import type { Game } from '../games.ts';
import { GameSearchResult } from './GameSearchResult.tsx';
import * as css from './GameSearch.css.ts';

export interface GameSearchLabels {
  /** Label of the search field, for example “Search games”. */
  readonly label: string;
  /** Title of the player's last searches, for example “Recent”. */
  readonly recent: string;
  /** Label of the button that clears the last searches, for example “Clear”. */
  readonly clearRecent: string;
  /** Title of the popular searches, for example “Popular searches”. */
  readonly suggestions: string;
  /** Number of results, also announced to screen-reader users. Example: “12 games”. */
  readonly found: string;
}

export interface GameSearchProps extends RootProps<HTMLElement> {
  /** Search query. */
  query: string;
  /** Player's previous searches, newest first. */
  recent?: readonly string[] | undefined;
  /** Popular searches. */
  suggestions?: readonly string[] | undefined;
  /** Search results. Undefined while the search is running. */
  results: readonly Game[] | undefined;
  /** Content when there are no results: an `EmptyState` with an action. */
  empty: ReactNode;
  /** Labels of the search. */
  labels: GameSearchLabels;
  /** Called when the query changes, also by choosing a recent or popular search. */
  onQueryChange?: ((query: string) => void) | undefined;
  /** Called when the player clears the last searches. */
  onRecentClear?: (() => void) | undefined;
  /** Called when the player follows a result. */
  onResult?: ((id: string) => void) | undefined;
}

/** Game search: recent and popular searches before a query, results after it. Renders a `search`. */
export function GameSearch({
  query,
  recent = [],
  suggestions = [],
  results,
  empty,
  labels,
  onQueryChange,
  onRecentClear,
  onResult,
  ...rest
}: GameSearchProps) {
  const asked = query.trim() !== '';
  return (
    <search {...rest} className={css.root}>
      <Input
        type="search"
        icon="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={labels.label}
        placeholder={labels.label}
        value={query}
        onValueChange={onQueryChange}
      />
      {!asked && recent.length > 0 && (
        <Terms
          title={labels.recent}
          terms={recent}
          onChoose={onQueryChange}
          end={
            onRecentClear && (
              <Button size="sm" emphasis="plain" onClick={onRecentClear}>
                {labels.clearRecent}
              </Button>
            )
          }
        />
      )}
      {!asked && suggestions.length > 0 && (
        <Terms title={labels.suggestions} terms={suggestions} onChoose={onQueryChange} />
      )}
      <p role="status" className={css.found}>
        {asked && results && results.length > 0 && labels.found}
      </p>
      {asked && results?.length === 0 && empty}
      {asked && (results === undefined || results.length > 0) && (
        <ul aria-label={labels.label} aria-busy={results === undefined} className={css.results}>
          {results
            ? results.map((game) => (
                <GameSearchResult key={game.id} game={game} query={query} onFollow={onResult} />
              ))
            : ['one', 'two', 'three', 'four'].map((key) => (
                <li key={key} aria-hidden="true" className={css.result}>
                  <span className={css.picture} />
                  <span className={css.words}>
                    <Skeleton width="half" />
                    <Skeleton width="quarter" />
                  </span>
                </li>
              ))}
        </ul>
      )}
    </search>
  );
}

interface TermsProps {
  title: string;
  terms: readonly string[];
  end?: ReactNode;
  onChoose?: ((term: string) => void) | undefined;
}

function Terms({ title, terms, end, onChoose }: TermsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.terms}>
      <div className={css.termsTop}>
        <h2 id={id} className={css.termsTitle}>
          {title}
        </h2>
        {end}
      </div>
      <div className={css.chips}>
        {terms.map((term) => (
          <Button key={term} size="sm" emphasis="outline" onClick={() => onChoose?.(term)}>
            {term}
          </Button>
        ))}
      </div>
    </section>
  );
}
