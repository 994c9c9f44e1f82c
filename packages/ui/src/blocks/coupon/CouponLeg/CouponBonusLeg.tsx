import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './CouponLeg.css.ts';

export interface CouponBonusLegProps extends RootProps<HTMLLIElement> {
  /** Name of the bonus, for example “Bonus selection”. */
  label: string;
  /** Condition of the bonus, for example “With 3 selections of 1.10 or more”. */
  detail?: string | undefined;
  /** Effect on the total price, for example “× 1.03”. */
  price: string;
  /** Label of the remove button. */
  removeLabel?: string | undefined;
  /** Called when the player removes the bonus. Without it there is no button. */
  onRemove?: (() => void) | undefined;
}

/** Bonus that counts as an additional selection of an express. Renders an `li`. */
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
        <span>{label}</span>
        {detail !== undefined && <span className={css.bonusDetail}>{detail}</span>}
      </span>
      <bdi dir="ltr" translate="no" className={css.bonusPrice}>
        {price}
      </bdi>
      {removable && (
        <IconButton label={removeLabel} icon="close" iconSize="sm" tone="muted" onClick={onRemove} />
      )}
    </li>
  );
}
