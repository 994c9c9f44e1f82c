import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { Select } from '../../../primitives/Select/Select.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './LineToolbar.css.ts';

/** One choice that is made from a short list. */
export interface LineChoice {
  /** What is chosen: "Order", "Odds format". */
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onValueChange: (value: string) => void;
}

/** One switch of the view. */
export interface LineToggle {
  /** Identity of the switch. */
  readonly id: string;
  /** What it does: "Compact rows". */
  readonly label: string;
  readonly icon: IconName;
  readonly pressed: boolean;
  readonly onPressedChange: (pressed: boolean) => void;
}

export interface LineToolbarProps extends RootProps<HTMLDivElement> {
  /** Name of the bar: "View of the list". */
  label: string;
  /** Order of the list, format of the odds: each one of few. */
  choices: readonly LineChoice[];
  /** Compact rows, with broadcast only, favourites only. */
  toggles?: readonly LineToggle[] | undefined;
}

/** How a list of matches is shown: order, odds format and view. Renders a `div` with the role of a group. */
export function LineToolbar({ label, choices, toggles = [], ...rest }: LineToolbarProps) {
  return (
    <div {...rest} role="group" aria-label={label} className={css.root}>
      {choices.map((choice) => (
        <div key={choice.label} className={css.choice}>
          <Select
            aria-label={choice.label}
            options={choice.options}
            value={choice.value}
            onValueChange={choice.onValueChange}
          />
        </div>
      ))}
      {toggles.length > 0 && (
        <div className={css.toggles}>
          {toggles.map((toggle) => (
            <IconButton
              key={toggle.id}
              label={toggle.label}
              icon={toggle.icon}
              tone={toggle.pressed ? 'neutral' : 'muted'}
              emphasis={toggle.pressed ? 'solid' : 'plain'}
              pressed={toggle.pressed}
              onClick={() => toggle.onPressedChange(!toggle.pressed)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
