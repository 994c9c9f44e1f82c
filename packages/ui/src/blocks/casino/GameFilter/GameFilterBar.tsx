import { Button } from '../../../primitives/Button/Button.tsx';
import { Popover } from '../../../primitives/Popover/Popover.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import type { GameFilterEvents, GameFilterGroup } from './groups.ts';
import { GameFilterOptions } from './GameFilterOptions.tsx';
import * as css from './GameFilter.css.ts';

export interface GameFilterBarProps extends RootProps<HTMLDivElement>, GameFilterEvents {
  /** Accessible name of the filters, for example “Filters”. */
  label: string;
  /** Sort order and filters. */
  groups: readonly GameFilterGroup[];
  /** Label of the button that resets all filters. Without it there is none. */
  resetLabel?: string | undefined;
  /** Called when the player resets all filters. */
  onReset?: (() => void) | undefined;
}

/** Filters of a list of games on desktops: one button with a popover each. Renders a `div` with the role `group`. */
export function GameFilterBar({
  label,
  groups,
  resetLabel,
  onValueChange,
  onValuesChange,
  onReset,
  ...rest
}: GameFilterBarProps) {
  return (
    <div {...rest} role="group" aria-label={label} className={css.bar}>
      {groups.map((group) => (
        <Popover
          key={group.id}
          label={group.label}
          align="start"
          trigger={
            <Button size="sm" emphasis="outline" tone={isSet(group) ? 'strong' : 'neutral'} iconEnd="down">
              {group.summary}
            </Button>
          }
        >
          <GameFilterOptions group={group} onValueChange={onValueChange} onValuesChange={onValuesChange} />
        </Popover>
      ))}
      {resetLabel !== undefined && (
        <Button size="sm" emphasis="plain" onClick={onReset}>
          {resetLabel}
        </Button>
      )}
    </div>
  );
}

/** Returns whether a multiple-choice filter narrows the list; the default of a single choice isn't known here. */
const isSet = (group: GameFilterGroup): boolean => 'values' in group && group.values.length > 0;
