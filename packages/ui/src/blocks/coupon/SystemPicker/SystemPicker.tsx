import { useId } from 'react';
import { Select } from '../../../primitives/Select/Select.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useCurrentInSight } from '../../navigation/useCurrentInSight.ts';
import * as css from './SystemPicker.css.ts';

export interface SystemOption {
  /** Number of selections per bet. */
  readonly value: string;
  /** Label of the system, for example “2 of 4”. */
  readonly label: string;
  /** Number of bets, for example “6 bets”. */
  readonly combinations: string;
  /** Minimum total stake, for example “from € 1.20”. */
  readonly minStake?: string | undefined;
  /** Whether the system isn't possible with these selections. */
  readonly disabled?: boolean | undefined;
}

export interface SystemPickerProps extends RootProps<HTMLFieldSetElement> {
  /** Accessible name of the choice, for example “System”. */
  label: string;
  /** Systems that these selections allow, smallest first. */
  options: readonly SystemOption[];
  /** Selected system. */
  value: string;
  /** Consequence of the choice, for example “6 bets, € 1.67 each.” */
  summary?: string | undefined;
  /** Called when the player selects another system. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** Minimum number of systems for showing a list instead of tiles. */
const manyFrom = 7;

/** Choice of the number of selections per bet: tiles in a row, or a list for many systems. Renders a `fieldset`. */
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
