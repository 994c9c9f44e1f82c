import { useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Chip, ChipRow } from '../../../primitives/Chip/Chip.tsx';
import { BottomSheet } from '../../../primitives/Dialog/BottomSheet.tsx';
import { Inline } from '../../../primitives/Stack/Stack.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import type { FormField } from '../FormFields/formField.ts';
import { FormFields } from '../FormFields/FormFields.tsx';
import * as css from './HistoryFilters.css.ts';

export interface HistoryPeriod {
  /** Id of the period, for example `today`, `week` or `own`. */
  readonly id: string;
  /** Label of the period, for example “7 days”. */
  readonly label: string;
}

export interface HistoryFiltersLabels {
  /** Accessible name of the group of periods, for example “Days”. */
  readonly periods: string;
  /** Label of the button that opens the filters, for example “Filters”. */
  readonly filters: string;
  /** Label of the apply button, for example “Show 24 bets” or “Show”. */
  readonly show: string;
  /** Label of the reset button, for example “Reset”. */
  readonly reset: string;
}

export interface HistoryFiltersProps extends RootProps<HTMLDivElement> {
  /** Predefined periods, shown as chips. */
  periods: readonly HistoryPeriod[];
  /** Id of the selected period. */
  period: string;
  /** Filter fields: type, status, wallet and a custom period. */
  fields: readonly FormField[];
  /** Formatted number of active filters. Undefined when there are none. */
  inUse?: string | undefined;
  labels: HistoryFiltersLabels;
  /** Called when the player selects a period. */
  onPeriodChange?: ((period: string) => void) | undefined;
  /** Called when a filter's value changes. */
  onValueChange?: ((id: string, value: string) => void) | undefined;
  /** Called when the player resets the filters. */
  onReset?: (() => void) | undefined;
}

/** Filters of a history: periods as chips, the other fields in a row, on phones in a sheet. Renders a `div`. */
export function HistoryFilters({
  periods,
  period,
  fields,
  inUse,
  labels,
  onPeriodChange,
  onValueChange,
  onReset,
  ...rest
}: HistoryFiltersProps) {
  const [open, setOpen] = useState(false);
  return (
    <div {...rest} className={css.root}>
      <div className={css.box}>
        <ChipRow label={labels.periods}>
          <span className={css.more}>
            <Chip
              icon="filters"
              count={inUse}
              selected={inUse !== undefined}
              onSelectedChange={() => setOpen(true)}
            >
              {labels.filters}
            </Chip>
          </span>
          {periods.map(({ id, label }) => (
            <Chip key={id} selected={id === period} onSelectedChange={() => onPeriodChange?.(id)}>
              {label}
            </Chip>
          ))}
        </ChipRow>
        <div className={css.fields}>
          <FormFields fields={fields} onValueChange={onValueChange} />
        </div>
      </div>
      <BottomSheet
        open={open}
        onOpenChange={setOpen}
        title={labels.filters}
        footer={
          <Inline>
            <Button size="lg" width="full" onClick={onReset}>
              {labels.reset}
            </Button>
            <Button size="lg" width="full" tone="strong" onClick={() => setOpen(false)}>
              {labels.show}
            </Button>
          </Inline>
        }
      >
        <FormFields fields={fields} onValueChange={onValueChange} />
      </BottomSheet>
    </div>
  );
}
