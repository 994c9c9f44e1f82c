import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './CouponLeg.css.ts';

export interface CouponBonusLegProps extends RootProps<HTMLLIElement> {
  /** What it is: "Bonus selection". */
  label: string;
  /** What it hangs on: "With 3 selections of 1.10 or more". */
  detail?: string | undefined;
  /** What it does to the total price: "× 1.03". */
  price: string;
  /** Words of the button that takes it out. */
  removeLabel?: string | undefined;
  /** The player takes it out. Without it there is no button. */
  onRemove?: (() => void) | undefined;
}

/** The bonus that stands in an express as one more selection. Renders an `li`. */
export function CouponBonusLeg({
  label,
  detail,
  price,
  removeLabel,
  onRemove,
  ...rest
}: CouponBonusLegProps) {
  const removable = onRemove !== undefined && removeLabel !== undefined;
  return (
    <li {...rest} className={css.bonus} data-removable={removable ? '' : undefined}>
      <Icon name="bonus" />
      <span className={css.bonusWords}>
        {label}
        {detail !== undefined && <span className={css.bonusDetail}>{detail}</span>}
      </span>
      <bdi dir="ltr" className={css.bonusPrice}>
        {price}
      </bdi>
      {removable && (
        <IconButton label={removeLabel} icon="close" iconSize="sm" tone="muted" onClick={onRemove} />
      )}
    </li>
  );
}
