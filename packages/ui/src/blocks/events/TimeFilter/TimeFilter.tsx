import { useId, type ReactNode } from 'react';
import type { RootProps } from '../../../theme/rootProps.ts';
import { Chip, ChipRow } from '../../../primitives/Chip/Chip.tsx';
import { DateStrip, type DateStripDay } from '../DateStrip/DateStrip.tsx';
import { FilterChips, type FilterOption } from '../FilterChips/FilterChips.tsx';
import * as css from './TimeFilter.css.ts';

export interface TimeFilterProps extends RootProps<HTMLDivElement> {
  /** What is filtered: "When". */
  label: string;
  /** Spans in order: all, 1 hour, 3 hours, 6 hours, 12 hours, 24 hours, today. */
  options: readonly FilterOption[];
  /** The span or the day in use. */
  value: string;
  /** The player chose a span or a day. */
  onValueChange?: ((value: string) => void) | undefined;
  /** What the days choose. */
  daysLabel?: string | undefined;
  /** Days to choose from, below the spans. */
  days?: readonly DateStripDay[] | undefined;
  /** Words of the chip that opens the player's own span: "From … to …". */
  customLabel?: string | undefined;
  /** Fields of the player's own span, shown while it is open. */
  custom?: ReactNode;
  /** The player's own span is open. @default false */
  customOpen?: boolean | undefined;
  /** The player opened or closed it. */
  onCustomOpenChange?: ((open: boolean) => void) | undefined;
}

/** When matches start: a span from now, a day, or the player's own span. Renders a `div`. */
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
