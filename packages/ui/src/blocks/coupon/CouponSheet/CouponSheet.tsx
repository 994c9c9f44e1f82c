import type { ReactNode } from 'react';
import { BottomSheet } from '../../../primitives/Dialog/BottomSheet.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import {
  CouponLegList,
  CouponNotice,
  CouponTypes,
  type CouponContent,
} from '../CouponPanel/CouponContent.tsx';
import * as css from '../CouponPanel/CouponPanel.css.ts';

export interface CouponSheetProps extends RootProps<HTMLDivElement>, CouponContent {
  /** In sight or not. */
  open: boolean;
  /** The player closed it. */
  onOpenChange: (open: boolean) => void;
  /** "Coupon". */
  title: string;
  /** How many selections, formatted; nothing for an empty coupon. */
  count?: string | undefined;
  /** Icon buttons beside the button that closes it: `CouponHeadActions`. */
  actions?: ReactNode;
  /** A `CouponFoot`: it stays in sight while the legs scroll. */
  foot?: ReactNode;
}

/** The coupon over a phone's page, opened from its bar. Renders a `div` with the role of a dialog. */
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
          {title}
          {count !== undefined && <span className={css.count}> {count}</span>}
        </>
      }
      actions={actions}
      footer={foot}
      flush
    >
      <CouponTypes {...{ typesLabel, types, moreTypes, moreLabel, type, onTypeChange }} />
      <CouponNotice>{notice}</CouponNotice>
      <CouponLegList {...{ lead, legs }}>{children}</CouponLegList>
    </BottomSheet>
  );
}
