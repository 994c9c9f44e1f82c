import { Chip, ChipRow } from '../../../primitives/Chip/Chip.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import type { RootProps } from '../../../theme/rootProps.ts';

export interface FilterOption {
  /** Value of the filter. */
  readonly value: string;
  /** Its words: "1 hour". */
  readonly label: string;
  /** How many events it lets through, formatted. */
  readonly count?: string | undefined;
  /** An icon before the words. */
  readonly icon?: IconName | undefined;
}

export interface FilterChipsProps extends RootProps<HTMLDivElement> {
  /** What is filtered: "Time", "Markets". */
  label: string;
  /** Filters in order. */
  options: readonly FilterOption[];
  /** The one in use. */
  value: string;
  /** The player chose another. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** One of several filters, as chips in a line that scrolls sideways. Renders a group of buttons, one pressed. */
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
