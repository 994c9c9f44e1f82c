import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './BonusRow.css.ts';

export interface BonusRowProps extends RootProps<HTMLDivElement> {
  /** Name of the bonus, for example “Express bonus, 3 selections”. */
  label: string;
  /** Effect on the price, for example “× 1.03”. */
  value: string;
  /** Requirement for a higher bonus, for example “One more selection makes it × 1.05”. */
  hint?: string | undefined;
}

/** Bonus on the coupon. Renders a `div`. */
export function BonusRow({ label, value, hint, ...rest }: BonusRowProps) {
  return (
    <div {...rest} className={css.root}>
      <Icon name="bonus" size="sm" />
      <span className={css.words}>
        <span>{label}</span>
        {hint !== undefined && <span className={css.hint}>{hint}</span>}
      </span>
      <bdi dir="ltr" translate="no" className={css.value}>
        {value}
      </bdi>
    </div>
  );
}
