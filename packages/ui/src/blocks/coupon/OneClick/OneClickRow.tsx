import { Switch } from '../../../primitives/Switch/Switch.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';

export interface OneClickRowProps extends RootProps<HTMLDivElement> {
  /** "One-click betting". */
  label: string;
  /** The amount that every touch bets, in sight whenever it is on: "Every price bets € 5.00". */
  detail: string;
  /** On or off. */
  checked: boolean;
  /** The player switched it. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** One-click betting before the legs of a coupon, with its amount. Renders a `div` with a switch. */
export function OneClickRow({ label, detail, checked, onCheckedChange, ...rest }: OneClickRowProps) {
  return (
    <div {...rest}>
      <Switch label={label} hint={detail} checked={checked} onCheckedChange={onCheckedChange} />
    </div>
  );
}
