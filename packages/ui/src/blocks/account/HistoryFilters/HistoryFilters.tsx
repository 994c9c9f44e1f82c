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
  /** "today", "week", "own". */
  readonly id: string;
  /** "7 days". */
  readonly label: string;
}

export interface HistoryFiltersWords {
  /** Names the periods for readers: "Days". */
  readonly periods: string;
  /** "Filters". */
  readonly filters: string;
  /** "Show 24 bets", or "Show". */
  readonly show: string;
  /** "Reset". */
  readonly reset: string;
}

export interface HistoryFiltersProps extends RootProps<HTMLDivElement> {
  /** Days at one touch. */
  periods: readonly HistoryPeriod[];
  /** Period in use. */
  period: string;
  /** Type, status, wallet and days of the player's own. */
  fields: readonly FormField[];
  /** How many of them are in use, already formatted; without it none. */
  inUse?: string | undefined;
  words: HistoryFiltersWords;
  /** The player chose a period. */
  onPeriodChange?: ((period: string) => void) | undefined;
  /** The player changed a filter. */
  onValueChange?: ((id: string, value: string) => void) | undefined;
  /** The player wants all of it again. */
  onReset?: (() => void) | undefined;
}

/** What of a history is shown: days as chips, the rest in a line, on phones in a sheet. Renders a `div`. */
export function HistoryFilters({
  periods,
  period,
  fields,
  inUse,
  words,
  onPeriodChange,
  onValueChange,
  onReset,
  ...rest
}: HistoryFiltersProps) {
  const [open, setOpen] = useState(false);
  return (
    <div {...rest} className={css.root}>
      <div className={css.box}>
        <ChipRow label={words.periods}>
          <span className={css.more}>
            <Chip
              icon="filters"
              count={inUse}
              selected={inUse !== undefined}
              onSelectedChange={() => setOpen(true)}
            >
              {words.filters}
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
        title={words.filters}
        footer={
          <Inline>
            <Button size="lg" width="full" onClick={onReset}>
              {words.reset}
            </Button>
            <Button size="lg" width="full" tone="strong" onClick={() => setOpen(false)}>
              {words.show}
            </Button>
          </Inline>
        }
      >
        <FormFields fields={fields} onValueChange={onValueChange} />
      </BottomSheet>
    </div>
  );
}
