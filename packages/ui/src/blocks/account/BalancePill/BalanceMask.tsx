import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './BalancePill.css.ts';

export interface BalanceMaskProps extends RootProps<HTMLButtonElement> {
  /** Accessible name of the button, for example “Show the balance”. */
  label: string;
  /** Called when the player asks to see the balance. */
  onShow: () => void;
}

/** Same number of dots for every amount, so that the length doesn't reveal it. */
const DOTS = '••••';

/** Button in place of a hidden balance; one tap shows the balance. Renders a `button`. */
export function BalanceMask({ label, onShow, ...rest }: BalanceMaskProps) {
  return (
    <button {...rest} type="button" aria-label={label} className={css.root} onClick={onShow}>
      <span className={css.amount}>{DOTS}</span>
      <span className={css.look}>
        <Icon name="eye" size="sm" />
      </span>
    </button>
  );
}
