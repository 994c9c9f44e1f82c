import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Input } from '../../../primitives/Input/Input.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';

export interface EventSearchProps extends RootProps<HTMLDivElement> {
  /** Label of the field, for example “Search a market”. */
  label: string;
  /** Search text. */
  value: string;
  /** Called when the player changes or clears the text. */
  onValueChange: (value: string) => void;
  /** Label of the clear button. Without it there is no button. */
  clearLabel?: string | undefined;
}

/** Field that filters a list during input. Renders a `div` with `role="search"`. */
export function EventSearch({ label, value, onValueChange, clearLabel, ...rest }: EventSearchProps) {
  return (
    <div role="search" aria-label={label} {...rest}>
      <Input
        type="search"
        icon="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onValueChange={onValueChange}
        end={
          value !== '' &&
          clearLabel !== undefined && (
            <IconButton
              label={clearLabel}
              icon="close"
              size="sm"
              iconSize="sm"
              tone="muted"
              onClick={() => onValueChange('')}
            />
          )
        }
      />
    </div>
  );
}
