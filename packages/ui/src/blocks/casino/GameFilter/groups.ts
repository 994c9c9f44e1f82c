import type { ProviderFilterLabels } from '../ProviderFilter/ProviderFilter.tsx';

export interface GameFilterOption {
  readonly value: string;
  readonly label: string;
  /** Formatted number of games under the other filters. */
  readonly count?: string | undefined;
  /**
   * Whether no game matches the option under the other filters.
   * @default false
   */
  readonly disabled?: boolean | undefined;
}

interface FilterGroupBase {
  /** Id of the filter, for example `sort`, `provider` or `volatility`. */
  readonly id: string;
  /** Label of the filter. */
  readonly label: string;
  /** Available options. */
  readonly options: readonly GameFilterOption[];
  /** Label of the filter with its state, for its button on desktops, for example “Feature: any”. */
  readonly summary: string;
}

/** Single choice from many options, shown as rows. */
export interface GameFilterOne extends FilterGroupBase {
  readonly kind: 'one';
  readonly value: string;
}

/** Single choice from two to four short options. */
export interface GameFilterSegments extends FilterGroupBase {
  readonly kind: 'segments';
  readonly value: string;
}

/** Multiple choice, shown as chips. */
export interface GameFilterMany extends FilterGroupBase {
  readonly kind: 'many';
  readonly values: readonly string[];
}

/** Multiple choice from a long list with a search. */
export interface GameFilterSearched extends FilterGroupBase {
  readonly kind: 'searched';
  readonly values: readonly string[];
  readonly labels: ProviderFilterLabels;
}

export type GameFilterGroup = GameFilterOne | GameFilterSegments | GameFilterMany | GameFilterSearched;

export interface GameFilterLabels {
  /** Title of the sheet, for example “Sort and filter”. */
  readonly title: string;
  /** Label of the reset button, for example “Reset”. */
  readonly reset: string;
  /** Label of the apply button with the number of results, for example “Show 128 games”. */
  readonly show: string;
}

export interface GameFilterEvents {
  /** Called when the player selects an option of a single-choice filter. */
  onValueChange?: ((id: string, value: string) => void) | undefined;
  /** Called when the player changes the options of a multiple-choice filter. */
  onValuesChange?: ((id: string, values: readonly string[]) => void) | undefined;
}
