import { Chip, ChipRow } from '../../../primitives/Chip/Chip.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import type { RootProps } from '../../../theme/rootProps.ts';

export interface FilterOption {
  /** Id of the filter. */
  readonly value: string;
  /** Label of the filter, for example “1 hour”. */
  readonly label: string;
  /** Formatted number of matches that pass the filter. */
  readonly count?: string | undefined;
  /** Icon before the label. */
  readonly icon?: IconName | undefined;
}

export interface FilterChipsProps extends RootProps<HTMLDivElement> {
  /** Accessible name of the group, for example “Time” or “Markets”. */
  label: string;
  /** Filters in display order. */
  options: readonly FilterOption[];
  /** Selected filter. */
  value: string;
  /** Called when the player selects another filter. */
  onValueChange?: ((value: string) => void) | undefined;
}

/**
 * Single choice of a filter, as chips in a horizontally scrolling line. Renders a group of toggle buttons, one of
 * them pressed.
 */
export function FilterChips({ label, options, value, onValueChange, ...rest }: FilterChipsProps) {
  return (
    <ChipRow {...rest} label={label}>
      {options.map((option) => (
        <Chip
          key={option.value}
          icon={option.icon}
          count={option.count}
          selected={option.value === value}
          onSelectedChange={() => onValueChange?.(option.value)}
        >
          {option.label}
        </Chip>
      ))}
    </ChipRow>
  );
}
