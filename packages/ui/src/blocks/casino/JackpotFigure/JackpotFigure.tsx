import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './JackpotFigure.css.ts';

export interface JackpotFigureProps extends RootProps<HTMLSpanElement> {
  /** What it stands at: "€ 1,204,881.27". It may change many times a second. */
  amount: string;
  /** The word for readers: "Jackpot". */
  label?: string | undefined;
}

/**
 * What a jackpot stands at. Every digit has the same width and the figure its own layer, so nothing around it
 * moves while it ticks. Renders a `span`; readers hear it when they come to it, not at every change.
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
