import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { late } from '../../../theme/late.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import type { CouponMoreTypesProps } from './CouponMoreTypes.tsx';
import * as css from './CouponTypeTabs.css.ts';

export interface CouponTypeChoice {
  /** Type of the coupon. */
  readonly value: string;
  /** Its words: "Express", "System 2/3". */
  readonly label: string;
  /** What it does, in one sentence: "Every bet is followed by the next one." */
  readonly hint?: string | undefined;
  /** Why it isn't possible with these selections: "Takes 3 selections or more." */
  readonly unavailable?: string | undefined;
}

export interface CouponTypeTabsProps extends RootProps<HTMLDivElement> {
  /** What is chosen, for readers: "Type of bet". */
  label: string;
  /** Types that are always in sight: two or three. */
  types: readonly CouponTypeChoice[];
  /** All the others, behind the last segment. @default none */
  moreTypes?: readonly CouponTypeChoice[] | undefined;
  /** Words of that segment: "More". */
  moreLabel?: string | undefined;
  /** The type in use. */
  value: string;
  /** The player chose another type. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** Most coupons are of a usual type: the popover comes with the first one that may be of another. */
const MoreTypes = late<CouponMoreTypesProps>(
  async () => (await import('./CouponMoreTypes.tsx')).CouponMoreTypes,
  () => <Skeleton shape="control" />,
);

/** Type of the coupon: the usual ones in sight, the others with their reasons behind "More". Renders a `div`. */
export function CouponTypeTabs({
  label,
  types,
  moreTypes = [],
  moreLabel = '',
  value,
  onValueChange,
  ...rest
}: CouponTypeTabsProps) {
  return (
    <div {...rest} className={css.root}>
      <div className={css.line}>
        <div className={css.shown}>
          <SegmentedControl
            label={label}
            options={types.map((type) => ({ ...type, disabled: type.unavailable !== undefined }))}
            value={value}
            onValueChange={onValueChange}
          />
        </div>
        {moreTypes.length > 0 && (
          <div className={css.more}>
            <MoreTypes {...{ label, types, moreTypes, moreLabel, value, onValueChange }} />
          </div>
        )}
      </div>
    </div>
  );
}
