import { useId } from 'react';
import { BottomSheet } from '../../../primitives/Dialog/BottomSheet.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Chip } from '../../../primitives/Chip/Chip.tsx';
import { RadioGroup } from '../../../primitives/RadioGroup/RadioGroup.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './GameFilter.css.ts';

interface FilterGroupBase {
  /** Which filter: "sort", "provider", "volatility". */
  readonly id: string;
  /** Its name. */
  readonly label: string;
  /** What there is to choose from. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** One of many, in rows. */
export interface GameFilterOne extends FilterGroupBase {
  readonly kind: 'one';
  readonly value: string;
}

/** One of two to four short words. */
export interface GameFilterSegments extends FilterGroupBase {
  readonly kind: 'segments';
  readonly value: string;
}

/** Several of many, as chips. */
export interface GameFilterMany extends FilterGroupBase {
  readonly kind: 'many';
  readonly values: readonly string[];
}

export type GameFilterGroup = GameFilterOne | GameFilterSegments | GameFilterMany;

export interface GameFilterWords {
  /** Title of the sheet: "Sort and filter". */
  readonly title: string;
  /** Takes all filters away: "Reset". */
  readonly reset: string;
  /** Shows what is left, with its number: "Show 128 games". */
  readonly show: string;
}

export interface GameFilterProps extends RootProps<HTMLDivElement> {
  /** Sort order and filters: provider, feature, volatility, least stake. */
  groups: readonly GameFilterGroup[];
  /** Words of the sheet. */
  words: GameFilterWords;
  /** In sight or not. */
  open: boolean;
  /** The player closed it, or shows what is left. */
  onOpenChange: (open: boolean) => void;
  /** The player chose one. */
  onValueChange?: ((id: string, value: string) => void) | undefined;
  /** The player switched one of several. */
  onValuesChange?: ((id: string, values: readonly string[]) => void) | undefined;
  /** The player takes all filters away. */
  onReset?: (() => void) | undefined;
}

/** Sort order and filters of a list of games, each at work at once. Renders a sheet. */
export function GameFilter({
  groups,
  words,
  onOpenChange,
  onValueChange,
  onValuesChange,
  onReset,
  ...sheet
}: GameFilterProps) {
  return (
    <BottomSheet
      {...sheet}
      title={words.title}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button size="lg" onClick={onReset}>
            {words.reset}
          </Button>
          <Button size="lg" tone="strong" onClick={() => onOpenChange(false)}>
            {words.show}
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
