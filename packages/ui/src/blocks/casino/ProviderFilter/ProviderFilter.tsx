import { useId, type ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Input } from '../../../primitives/Input/Input.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './ProviderFilter.css.ts';

export interface ProviderOption {
  /** Identity of the provider. */
  readonly id: string;
  /** Its name. */
  readonly name: string;
  /** Its logo, before the name. */
  readonly logo?: ReactNode;
  /** How many games, formatted. */
  readonly count?: string | undefined;
}

export interface ProviderFilterWords {
  /** Label of the search: "Search providers". */
  readonly search: string;
  /** Takes every tick away: "Clear 3". */
  readonly clear: string;
  /** Nothing matches: "No provider of that name". */
  readonly none: string;
}

export interface ProviderFilterProps extends RootProps<HTMLDivElement> {
  /** What is chosen: "Providers". */
  label: string;
  /** Providers in order, as the search left them. */
  providers: readonly ProviderOption[];
  /** Those that are ticked. */
  selected: readonly string[];
  /** What is searched for. */
  search: string;
  /** Words of the filter. */
  words: ProviderFilterWords;
  /** The player ticked one, or cleared all. */
  onSelectedChange?: ((selected: readonly string[]) => void) | undefined;
  /** The player typed in the search. */
  onSearchChange?: ((search: string) => void) | undefined;
}

/** Several of many providers, with a search. Renders a `div` with the role of a group of checkboxes. */
export function ProviderFilter({
  label,
  providers,
  selected,
  search,
  words,
  onSelectedChange,
  onSearchChange,
  ...rest
}: ProviderFilterProps) {
  const labelId = useId();
  const toggle = (id: string, on: boolean) =>
    onSelectedChange?.(on ? [...selected, id] : selected.filter((other) => other !== id));
  return (
    <div {...rest} role="group" aria-labelledby={labelId} className={css.root}>
      <div className={css.top}>
        <span id={labelId} className={css.label}>
          {label}
        </span>
        {selected.length > 0 && (
          <Button size="sm" emphasis="plain" onClick={() => onSelectedChange?.([])}>
            {words.clear}
          </Button>
        )}
      </div>
      <Input
        type="search"
        icon="search"
        aria-label={words.search}
        placeholder={words.search}
        value={search}
        onValueChange={onSearchChange}
      />
      {providers.length === 0 ? (
        <EmptyState icon="search" title={words.none} />
      ) : (
        <ul className={css.list}>
          {providers.map(({ id, name, logo, count }) => (
            <li key={id} className={css.row}>
              <Checkbox checked={selected.includes(id)} onCheckedChange={(on) => toggle(id, on)}>
                <span className={css.option}>
                  {logo}
                  <span className={css.name}>{name}</span>
                  {count !== undefined && <span className={css.count}>{count}</span>}
                </span>
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
