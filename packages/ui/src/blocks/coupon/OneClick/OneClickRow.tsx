import { Switch } from '../../../primitives/Switch/Switch.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';

export interface OneClickRowProps extends RootProps<HTMLDivElement> {
  /** Label of the switch, for example “One-click betting”. */
  label: string;
  /** Amount of each one-click bet, visible while it is on. Example: “Every price bets € 5.00”. */
  detail: string;
  /** Whether one-click betting is on. */
  checked: boolean;
  /** Called when the player toggles the switch. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** Switch for one-click betting with its amount, above the legs of a coupon. Renders a `div` with a switch. */
export function OneClickRow({ label, detail, checked, onCheckedChange, ...rest }: OneClickRowProps) {
  return (
    <div {...rest}>
      <Switch label={label} hint={detail} checked={checked} onCheckedChange={onCheckedChange} />
    </div>
  );
}
