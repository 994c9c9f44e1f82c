import type { ReactNode } from 'react';
import { Heading } from '../../../primitives/Text/Text.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './CouponPanel.css.ts';

export interface CouponTypeOption {
  /** Type of the coupon. */
  readonly value: string;
  /** Its words: "Express", "System 2/3". */
  readonly label: string;
  /** Not possible with these selections. */
  readonly disabled?: boolean | undefined;
}

export interface CouponPanelProps extends RootProps<HTMLElement> {
  /** "Coupon". */
  title: string;
  /** How many selections, formatted; nothing for an empty coupon. */
  count?: string | undefined;
  /** Icon buttons at the end of the head: settings, share, close. */
  actions?: ReactNode;
  /** What the types choose, for readers. */
  typesLabel?: string | undefined;
  /** Types of bet in order. @default none */
  types?: readonly CouponTypeOption[] | undefined;
  /** The type in use. */
  type?: string | undefined;
  /** The player chose another type. */
  onTypeChange?: ((type: string) => void) | undefined;
  /** `CouponLeg`s; `CouponEmpty` or a placement's state goes into `children`. */
  legs?: ReactNode;
  /** What stands in place of the legs. */
  children?: ReactNode;
  /** Bonus, stake, totals and the money button; it stays in sight while the legs scroll. */
  foot?: ReactNode;
}

/** Frame of the coupon, for a sheet and for the side of a wide page: fills its place. Renders a `section`. */
export function CouponPanel({
  title,
  count,
  actions,
  typesLabel = title,
  types = [],
  type,
  onTypeChange,
  legs,
  children,
  foot,
  ...rest
}: CouponPanelProps) {
  return (
    <section aria-label={title} {...rest} className={css.root}>
      <div className={css.head}>
        <div className={css.title}>
          <Heading level={2}>
            {title}
            {count !== undefined && <span className={css.count}> {count}</span>}
          </Heading>
        </div>
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </div>
      {types.length > 0 && (
        <div className={css.types}>
          <SegmentedControl label={typesLabel} options={types} value={type} onValueChange={onTypeChange} />
        </div>
      )}
      <div className={css.list}>
        {legs !== undefined && <ul>{legs}</ul>}
        {children}
      </div>
      {foot !== undefined && (
        <div className={css.foot} data-apart={legs === undefined ? undefined : ''}>
          {foot}
        </div>
      )}
    </section>
  );
}

/** The place of the coupon while its prices load. Renders a `div` that readers pass over. */
export function CouponPanelSkeleton({ title }: Pick<CouponPanelProps, 'title'>) {
  return (
    <div aria-hidden="true" className={css.root}>
      <div className={css.head}>
        <div className={css.title}>{title}</div>
      </div>
      <div className={css.types}>
        <Skeleton shape="control" />
      </div>
      <div className={css.list}>
        {['one', 'two', 'three'].map((key) => (
          <div key={key} className={css.skeletonLeg}>
            <Skeleton width="half" />
            <Skeleton width="third" />
          </div>
        ))}
      </div>
      <div className={css.foot} data-apart="">
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </div>
    </div>
  );
}
