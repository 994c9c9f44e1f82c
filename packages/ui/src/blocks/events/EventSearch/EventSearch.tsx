import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Input } from '../../../primitives/Input/Input.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';

export interface EventSearchProps extends RootProps<HTMLDivElement> {
  /** What is searched: "Search a market". */
  label: string;
  /** What was typed. */
  value: string;
  /** The player typed, or emptied the field. */
  onValueChange: (value: string) => void;
  /** Words of the button that empties the field. Without it there is none. */
  clearLabel?: string | undefined;
}

/** A field that narrows a list as the player types. Renders a `div` with the role of a search. */
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
