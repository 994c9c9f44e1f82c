import { useId } from 'react';
import { Select } from '../../../primitives/Select/Select.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useCurrentInSight } from '../../navigation/useCurrentInSight.ts';
import * as css from './SystemPicker.css.ts';

export interface SystemOption {
  /** How many of the selections make one bet. */
  readonly value: string;
  /** The same in words: "2 of 4". */
  readonly label: string;
  /** How many bets it makes: "6 bets". */
  readonly combinations: string;
  /** The least total stake: "from € 1.20". */
  readonly minStake?: string | undefined;
  /** Not possible with these selections. */
  readonly disabled?: boolean | undefined;
}

export interface SystemPickerProps extends RootProps<HTMLFieldSetElement> {
  /** What is chosen, for readers: "System". */
  label: string;
  /** Every system that these selections make, the smallest first. */
  options: readonly SystemOption[];
  /** The system in use. */
  value: string;
  /** What follows from it: "6 bets, € 1.67 each. 1 banker stands in every bet." */
  summary?: string | undefined;
  /** The player chose another system. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** From how many systems a list is quicker to read than tiles. */
const manyFrom = 7;

/** How many of the selections make one bet: tiles in a row, or a list when there are many. Renders a `fieldset`. */
export function SystemPicker({ label, options, value, summary, onValueChange, ...rest }: SystemPickerProps) {
  const name = useId();
  const row = useCurrentInSight<HTMLDivElement>(value, ':checked');
  return (
    <fieldset {...rest} className={css.root}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {options.length < manyFrom ? (
        <div ref={row} className={css.options}>
          {options.map((option) => (
            <label key={option.value} className={css.option}>
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                onChange={() => onValueChange?.(option.value)}
                className={css.control}
              />
              <bdi className={css.name}>{option.label}</bdi>
              <bdi>{detail(option)}</bdi>
            </label>
          ))}
        </div>
      ) : (
        <Select
          aria-label={label}
          options={options.map((option) => ({ ...option, label: `${option.label} · ${detail(option)}` }))}
          value={value}
          onValueChange={onValueChange}
        />
      )}
      {summary !== undefined && <p className={css.summary}>{summary}</p>}
    </fieldset>
  );
}

const detail = ({ combinations, minStake }: SystemOption) =>
  minStake === undefined ? combinations : `${combinations} · ${minStake}`;
