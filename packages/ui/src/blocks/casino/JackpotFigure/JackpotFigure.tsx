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

/**
 * Current amount of a jackpot. Digits have equal width and the element contains layout and paint, so nothing around
 * it moves when it changes. Renders a `span`; not a live region, so changes aren't announced.
 */
export function JackpotFigure({ amount, label, ...rest }: JackpotFigureProps) {
  return (
    <span {...rest} className={css.root}>
      <Icon name="jackpot" size="xs" />
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
      <bdi dir="ltr" className={css.amount}>
        {amount}
      </bdi>
    </span>
  );
}
