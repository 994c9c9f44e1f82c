import { useId, type ReactNode } from 'react';
import type { RootProps } from '../../../theme/rootProps.ts';
import { Chip, ChipRow } from '../../../primitives/Chip/Chip.tsx';
import { DateStrip, type DateStripDay } from '../DateStrip/DateStrip.tsx';
import { FilterChips, type FilterOption } from '../FilterChips/FilterChips.tsx';
import * as css from './TimeFilter.css.ts';

export interface TimeFilterProps extends RootProps<HTMLDivElement> {
  /** Accessible name of the filter, for example “When”. */
  label: string;
  /** Time ranges in order: all, 1 hour, 3 hours, 6 hours, 12 hours, 24 hours, today. */
  options: readonly FilterOption[];
  /** Selected time range or day. */
  value: string;
  /** Called when the player selects a time range or a day. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Accessible name of the day selection. */
  daysLabel?: string | undefined;
  /** Days to choose from, below the time ranges. */
  days?: readonly DateStripDay[] | undefined;
  /** Label of the chip that opens the custom time range, for example “From … to …”. */
  customLabel?: string | undefined;
  /** Fields of the custom time range, shown while it is open. */
  custom?: ReactNode;
  /**
   * Whether the custom time range is open.
   * @default false
   */
  customOpen?: boolean | undefined;
  /** Called when the player opens or closes the custom time range. */
  onCustomOpenChange?: ((open: boolean) => void) | undefined;
}

/** Filter by start time: a range from now, a day, or a custom time range. Renders a `div`. */
export function TimeFilter({
  label,
  options,
  value,
  onValueChange,
  daysLabel,
  days = [],
  customLabel,
  custom,
  customOpen = false,
  onCustomOpenChange,
  ...rest
}: TimeFilterProps) {
  const customId = useId();
  return (
    <div {...rest} className={css.root}>
      <FilterChips label={label} options={options} value={value} onValueChange={onValueChange} />
      {days.length > 0 && (
        <DateStrip label={daysLabel ?? label} days={days} value={value} onValueChange={onValueChange} />
      )}
      {customLabel !== undefined && (
        <>
          <ChipRow label={customLabel}>
            <Chip
              icon="calendar"
              selected={customOpen}
              onSelectedChange={onCustomOpenChange}
              aria-expanded={customOpen}
              aria-controls={customId}
            >
              {customLabel}
            </Chip>
          </ChipRow>
          <div id={customId} hidden={!customOpen} className={css.custom}>
            {custom}
          </div>
        </>
      )}
    </div>
  );
}
