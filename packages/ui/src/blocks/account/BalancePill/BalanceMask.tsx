import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './BalancePill.css.ts';

export interface BalanceMaskProps extends RootProps<HTMLButtonElement> {
  /** What a tap does, for readers: "Show the balance". */
  label: string;
  /** The player wants to look. */
  onShow: () => void;
}

/** As many for every amount: how much it is mustn't be seen by its length. */
const DOTS = '••••';

/** In the balance's place for who hides it: one tap shows it. Renders a `button`. */
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
