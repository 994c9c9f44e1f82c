import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { lazyComponent } from '../../../theme/lazy.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import type { CouponMoreTypesProps } from './CouponMoreTypes.tsx';
import * as css from './CouponTypeTabs.css.ts';

export interface CouponTypeChoice {
  /** Id of the type. */
  readonly value: string;
  /** Label of the type, for example “Express” or “System 2/3”. */
  readonly label: string;
  /** Description in one sentence, for example “Every bet is followed by the next one.” */
  readonly hint?: string | undefined;
  /** Reason why the type isn't possible with these selections, for example “Takes 3 selections or more.” */
  readonly unavailable?: string | undefined;
}

export interface CouponTypeTabsProps extends RootProps<HTMLDivElement> {
  /** Accessible name of the choice, for example “Type of bet”. */
  label: string;
  /** Types that are always visible, two or three. */
  types: readonly CouponTypeChoice[];
  /**
   * Further types, in the menu of the last segment.
   * @default none
   */
  moreTypes?: readonly CouponTypeChoice[] | undefined;
  /** Label of the last segment, for example “More”. */
  moreLabel?: string | undefined;
  /** Selected type. */
  value: string;
  /** Called when the player selects another type. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** Lazy: most coupons use one of the visible types and don't need the popover. */
const MoreTypes = lazyComponent<CouponMoreTypesProps>(
  async () => (await import('./CouponMoreTypes.tsx')).CouponMoreTypes,
  () => <Skeleton shape="control" />,
);

/**
 * Choice of the bet type: usual types as segments, the others in a “More” menu with the reasons why they are
 * unavailable. Renders a `div`.
 */
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
