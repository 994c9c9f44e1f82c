import { useId, type ReactNode, type Ref } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Input } from '../../../primitives/Input/Input.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './GameSearch.css.ts';

export interface GameSearchLabels {
  /** Label of the search field, for example “Search games”. */
  readonly label: string;
  /** Title of the player's last searches, for example “Recent”. */
  readonly recent: string;
  /** Label of the button that clears the last searches, for example “Clear”. */
  readonly clearRecent: string;
}

export interface GameSearchProps extends RootProps<HTMLElement> {
  /** Search query. */
  query: string;
  /** Player's previous searches, newest first; shown before a query is entered. */
  recent?: readonly string[] | undefined;
  /** Number of results, also announced to screen-reader users, for example “12 games”. */
  found?: string | undefined;
  /** Control at the end of the field, such as the button of the filters. */
  end?: ReactNode;
  /** Ref of the field. */
  fieldRef?: Ref<HTMLInputElement> | undefined;
  /** Labels of the search. */
  labels: GameSearchLabels;
  /** Called when the query changes, also by choosing a recent search. */
  onQueryChange?: ((query: string) => void) | undefined;
  /** Called when the player clears the last searches. */
  onRecentClear?: (() => void) | undefined;
}

/** Field of the game search with the player's last searches. The results are a `GameGrid` below. Renders a `search`. */
export function GameSearch({
  query,
  recent = [],
  found,
  end,
  fieldRef,
  labels,
  onQueryChange,
  onRecentClear,
  ...rest
}: GameSearchProps) {
  const id = useId();
  return (
    <search {...rest} className={css.root}>
      <Input
        ref={fieldRef}
        type="search"
        icon="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={labels.label}
        placeholder={labels.label}
        value={query}
        end={end}
        onValueChange={onQueryChange}
      />
      {query === '' && recent.length > 0 && (
        <section aria-labelledby={id} className={css.terms}>
          <h2 id={id} className={css.title}>
            {labels.recent}
          </h2>
          {recent.map((term) => (
            <Button key={term} size="sm" emphasis="outline" onClick={() => onQueryChange?.(term)}>
              {term}
            </Button>
          ))}
          {onRecentClear && (
            <Button size="sm" emphasis="plain" onClick={onRecentClear}>
              {labels.clearRecent}
            </Button>
          )}
        </section>
      )}
      <p role="status" className={css.found}>
        {found}
      </p>
    </search>
  );
}
