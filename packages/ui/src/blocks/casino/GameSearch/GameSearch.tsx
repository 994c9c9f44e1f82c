import { useId, type ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Input } from '../../../primitives/Input/Input.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import type { Game } from '../games.ts';
import { GameSearchResult } from './GameSearchResult.tsx';
import * as css from './GameSearch.css.ts';

export interface GameSearchWords {
  /** Label of the field: "Search games". */
  readonly label: string;
  /** Over the player's last searches: "Recent". */
  readonly recent: string;
  /** Takes the last searches away: "Clear". */
  readonly clearRecent: string;
  /** Over what many search for: "Popular searches". */
  readonly suggestions: string;
  /** How many were found, for the eye and for readers: "12 games". */
  readonly found: string;
}

export interface GameSearchProps extends RootProps<HTMLElement> {
  /** What is searched for. */
  query: string;
  /** What the player searched for before, newest first. */
  recent?: readonly string[] | undefined;
  /** What many search for. */
  suggestions?: readonly string[] | undefined;
  /** What was found; none yet while it is being searched for. */
  results: readonly Game[] | undefined;
  /** Nothing was found: an `EmptyState` with a way on. */
  empty: ReactNode;
  /** Words of the search. */
  words: GameSearchWords;
  /** The player typed, or chose a search from before. */
  onQueryChange?: ((query: string) => void) | undefined;
  /** The player takes the last searches away. */
  onRecentClear?: (() => void) | undefined;
  /** The player followed a result. */
  onResult?: ((id: string) => void) | undefined;
}

/** Search for a game: what was searched before, then what was found. Renders a `search`. */
export function GameSearch({
  query,
  recent = [],
  suggestions = [],
  results,
  empty,
  words,
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
        aria-label={words.label}
        placeholder={words.label}
        value={query}
        onValueChange={onQueryChange}
      />
      {!asked && recent.length > 0 && (
        <Terms
          title={words.recent}
          terms={recent}
          onChoose={onQueryChange}
          end={
            onRecentClear && (
              <Button size="sm" emphasis="plain" onClick={onRecentClear}>
                {words.clearRecent}
              </Button>
            )
          }
        />
      )}
      {!asked && suggestions.length > 0 && (
        <Terms title={words.suggestions} terms={suggestions} onChoose={onQueryChange} />
      )}
      <p role="status" className={css.found}>
        {asked && results && results.length > 0 && words.found}
      </p>
      {asked && results?.length === 0 && empty}
      {asked && (results === undefined || results.length > 0) && (
        <ul aria-label={words.label} aria-busy={results === undefined} className={css.results}>
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
