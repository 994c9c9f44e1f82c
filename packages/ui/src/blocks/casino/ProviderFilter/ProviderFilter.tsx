import { useId, type ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Input } from '../../../primitives/Input/Input.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './ProviderFilter.css.ts';

export interface ProviderOption {
  /** Id of the provider. */
  readonly id: string;
  /** Name of the provider. */
  readonly name: string;
  /** Logo before the name. */
  readonly logo?: ReactNode;
  /** Formatted number of games. */
  readonly count?: string | undefined;
  /**
   * Whether the provider has no games under the other filters.
   * @default false
   */
  readonly disabled?: boolean | undefined;
}

export interface ProviderFilterLabels {
  /** Label of the search field, for example “Search providers”. */
  readonly search: string;
  /** Label of the button that clears the selection, for example “Clear 3”. */
  readonly clear: string;
  /** Message for an empty result, for example “No provider of that name”. */
  readonly none: string;
}

export interface ProviderFilterProps extends RootProps<HTMLDivElement> {
  /** Accessible name of the group, for example “Providers”. */
  label: string;
  /** Providers in display order, filtered by the search. */
  providers: readonly ProviderOption[];
  /** Ids of the selected providers. */
  selected: readonly string[];
  /** Search text. */
  search: string;
  /** Labels of the filter. */
  labels: ProviderFilterLabels;
  /** Called when the player selects a provider or clears the selection. */
  onSelectedChange?: ((selected: readonly string[]) => void) | undefined;
  /** Called when the search text changes. */
  onSearchChange?: ((search: string) => void) | undefined;
}

/** Multiple choice of providers with a search. Renders a `div` with the role of a group of checkboxes. */
export function ProviderFilter({
  label,
  providers,
  selected,
  search,
  labels,
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
            {labels.clear}
          </Button>
        )}
      </div>
      <Input
        type="search"
        icon="search"
        aria-label={labels.search}
        placeholder={labels.search}
        value={search}
        onValueChange={onSearchChange}
      />
      {providers.length === 0 ? (
        <EmptyState icon="search" title={labels.none} />
      ) : (
        <ul className={css.list}>
          {providers.map(({ id, name, logo, count, disabled }) => (
            <li key={id} className={css.row}>
              <Checkbox
                checked={selected.includes(id)}
                // A selected provider can always be taken back.
                disabled={disabled === true && !selected.includes(id)}
                onCheckedChange={(on) => toggle(id, on)}
              >
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
