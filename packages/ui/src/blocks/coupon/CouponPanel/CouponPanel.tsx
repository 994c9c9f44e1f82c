import type { ReactNode } from 'react';
import { Heading } from '../../../primitives/Text/Text.tsx';
import { reachableScroll } from '../../../primitives/Dialog/reachableScroll.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import { CouponLegList, CouponNotice, CouponTypes, type CouponContent } from './CouponContent.tsx';
import * as css from './CouponPanel.css.ts';

export interface CouponPanelProps extends RootProps<HTMLElement>, CouponContent {
  /** Title of the coupon, for example “Coupon”. */
  title: string;
  /** Formatted number of selections. Undefined for an empty coupon. */
  count?: string | undefined;
  /** Icon buttons at the end of the header: `CouponHeadActions`, close. */
  actions?: ReactNode;
  /** Bonus, stake, totals and the bet button. Stays visible while the legs scroll. */
  foot?: ReactNode;
}

/** Frame of the coupon, in a page's side column or on a page of its own; fills its container. Renders a `section`. */
export function CouponPanel({
  title,
  count,
  actions,
  typesLabel = title,
  types,
  moreTypes,
  moreLabel,
  type,
  onTypeChange,
  notice,
  lead,
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
            <span>{title}</span>
            {count !== undefined && <span className={css.count}> {count}</span>}
          </Heading>
        </div>
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </div>
      <CouponTypes {...{ typesLabel, types, moreTypes, moreLabel, type, onTypeChange }} />
      <CouponNotice>{notice}</CouponNotice>
      <div ref={reachableScroll} className={css.list}>
        <CouponLegList {...{ lead, legs }}>{children}</CouponLegList>
      </div>
      {foot !== undefined && (
        <div className={css.foot} data-apart={legs === undefined ? undefined : ''}>
          {foot}
        </div>
      )}
    </section>
  );
}
