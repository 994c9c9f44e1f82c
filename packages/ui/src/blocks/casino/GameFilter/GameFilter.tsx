import { useId } from 'react';
import { BottomSheet } from '../../../primitives/Dialog/BottomSheet.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Chip } from '../../../primitives/Chip/Chip.tsx';
import { RadioGroup } from '../../../primitives/RadioGroup/RadioGroup.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './GameFilter.css.ts';

interface FilterGroupBase {
  /** Id of the filter, for example `sort`, `provider` or `volatility`. */
  readonly id: string;
  /** Label of the filter. */
  readonly label: string;
  /** Available options. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
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

export type GameFilterGroup = GameFilterOne | GameFilterSegments | GameFilterMany;

export interface GameFilterLabels {
  /** Title of the sheet, for example “Sort and filter”. */
  readonly title: string;
  /** Label of the reset button, for example “Reset”. */
  readonly reset: string;
  /** Label of the apply button with the number of results, for example “Show 128 games”. */
  readonly show: string;
}

export interface GameFilterProps extends RootProps<HTMLDivElement> {
  /** Sort order and filters, for example provider, feature, volatility or minimum stake. */
  groups: readonly GameFilterGroup[];
  /** Labels of the sheet. */
  labels: GameFilterLabels;
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when the player closes the sheet or shows the results. */
  onOpenChange: (open: boolean) => void;
  /** Called when the player selects an option of a single-choice filter. */
  onValueChange?: ((id: string, value: string) => void) | undefined;
  /** Called when the player toggles an option of a multiple-choice filter. */
  onValuesChange?: ((id: string, values: readonly string[]) => void) | undefined;
  /** Called when the player resets all filters. */
  onReset?: (() => void) | undefined;
}

/** Sort order and filters of a list of games; changes apply immediately. Renders a sheet. */
export function GameFilter({
  groups,
  labels,
  onOpenChange,
  onValueChange,
  onValuesChange,
  onReset,
  ...sheet
}: GameFilterProps) {
  return (
    <BottomSheet
      {...sheet}
      title={labels.title}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button size="lg" onClick={onReset}>
            {labels.reset}
          </Button>
          <Button size="lg" tone="strong" onClick={() => onOpenChange(false)}>
            {labels.show}
          </Button>
        </>
      }
    >
      <div className={css.root}>
        {groups.map((group) => (
          <Group
            key={group.id}
            group={group}
            onValueChange={(value) => onValueChange?.(group.id, value)}
            onValuesChange={(values) => onValuesChange?.(group.id, values)}
          />
        ))}
      </div>
    </BottomSheet>
  );
}

interface GroupProps {
  group: GameFilterGroup;
  onValueChange: (value: string) => void;
  onValuesChange: (values: readonly string[]) => void;
}

function Group({ group, onValueChange, onValuesChange }: GroupProps) {
  const id = useId();
  const { label, options } = group;
  if (group.kind === 'one') {
    return <RadioGroup label={label} options={options} value={group.value} onValueChange={onValueChange} />;
  }
  return (
    <section aria-labelledby={id} className={css.group}>
      <h3 id={id} className={css.label}>
        {label}
      </h3>
      {group.kind === 'segments' ? (
        <SegmentedControl label={label} options={options} value={group.value} onValueChange={onValueChange} />
      ) : (
        <div className={css.chips}>
          {options.map((option) => (
            <Chip
              key={option.value}
              selected={group.values.includes(option.value)}
              onSelectedChange={(on) =>
                onValuesChange(
                  on
                    ? [...group.values, option.value]
                    : group.values.filter((value) => value !== option.value),
                )
              }
            >
              {option.label}
            </Chip>
          ))}
        </div>
      )}
    </section>
  );
}
