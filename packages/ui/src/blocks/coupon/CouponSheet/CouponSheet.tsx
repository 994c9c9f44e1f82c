import type { ReactNode } from 'react';
import { BottomSheet } from '../../../primitives/Dialog/BottomSheet.tsx';
import { reachableScroll } from '../../../primitives/Dialog/reachableScroll.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import {
  CouponLegList,
  CouponNotice,
  CouponTypes,
  type CouponContent,
} from '../CouponPanel/CouponContent.tsx';
import * as css from '../CouponPanel/CouponPanel.css.ts';

export interface CouponSheetProps extends RootProps<HTMLDivElement>, CouponContent {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when the sheet opens or closes. */
  onOpenChange: (open: boolean) => void;
  /** Title of the sheet, for example “Coupon”. */
  title: string;
  /** Formatted number of selections. Undefined for an empty coupon. */
  count?: string | undefined;
  /** Icon buttons before the close button: `CouponHeadActions`. */
  actions?: ReactNode;
  /** Footer: a `CouponFoot`. Stays visible while the legs scroll. */
  foot?: ReactNode;
}

/** Coupon in a sheet over a phone's page, opened from the coupon bar. Renders a `div` with `role="dialog"`. */
export function CouponSheet({
  open,
  onOpenChange,
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
}: CouponSheetProps) {
  return (
    <BottomSheet
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      title={
        <>
          <span>{title}</span>
          {count !== undefined && <span className={css.count}> {count}</span>}
        </>
      }
      actions={actions}
      footer={foot}
      flush
      fillsShort
    >
      <CouponTypes {...{ typesLabel, types, moreTypes, moreLabel, type, onTypeChange }} />
      <div ref={reachableScroll} className={css.sheetList}>
        <CouponNotice>{notice}</CouponNotice>
        <CouponLegList {...{ lead, legs }}>{children}</CouponLegList>
      </div>
    </BottomSheet>
  );
}
