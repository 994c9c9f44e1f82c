import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './JackpotFigure.css.ts';

export interface JackpotFigureProps extends RootProps<HTMLSpanElement> {
  /** Current amount, for example “€ 1,204,881.27”. It may change several times per second. */
  amount: string;
  /** Label for screen-reader users, for example “Jackpot”. */
  label?: string | undefined;
}

/** Length of an amount from which the narrowest tile has no room for the icon: “€ 12,480.10”. */
const LONG = 11;

/**
 * Current amount of a jackpot. Digits have equal width and the element contains layout and paint, so nothing around
 * it moves when it changes. Renders a `span`; not a live region, so changes aren't announced.
 */
export function JackpotFigure({ amount, label, ...rest }: JackpotFigureProps) {
  return (
    <span {...rest} className={css.root} data-long={amount.length > LONG ? '' : undefined}>
      <span className={css.icon}>
        <Icon name="jackpot" size="xs" />
      </span>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
      <bdi dir="ltr" translate="no" data-amount="" className={css.amount}>
        {amount}
      </bdi>
    </span>
  );
}
