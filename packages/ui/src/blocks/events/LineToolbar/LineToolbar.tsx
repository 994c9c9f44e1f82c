import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { Select } from '../../../primitives/Select/Select.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './LineToolbar.css.ts';

/** Single choice from a short list. */
export interface LineChoice {
  /** Label of the choice, for example “Order” or “Odds format”. */
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onValueChange: (value: string) => void;
}

/** Toggle of a display option. */
export interface LineToggle {
  /** Id of the toggle. */
  readonly id: string;
  /** Label of the toggle, for example “Compact rows”. */
  readonly label: string;
  readonly icon: IconName;
  readonly pressed: boolean;
  readonly onPressedChange: (pressed: boolean) => void;
}

export interface LineToolbarProps extends RootProps<HTMLDivElement> {
  /** Accessible name of the toolbar, for example “View of the list”. */
  label: string;
  /** Single choices: order of the list, odds format. */
  choices: readonly LineChoice[];
  /** Toggles: compact rows, only with stream, favourites only. */
  toggles?: readonly LineToggle[] | undefined;
}

/** Display options of a list of matches: order, odds format and view. Renders a `div` with `role="group"`. */
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
