import { CouponLegOrder } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { moveBlock } from '../../../features/coupon/couponShape.store.ts';

export interface BlockOrderProps {
  /** Label of the block. */
  readonly title: string;
  readonly blockId: number;
  readonly count: number;
}

/** Buttons that move a whole block of a conditional coupon. */
export function BlockOrder({ title, blockId, count }: BlockOrderProps) {
  const { t } = useTranslation('couponMore');
  return (
    <CouponLegOrder
      flow="row"
      upLabel={blockId > 1 ? t('order.up', { pick: title }) : undefined}
      downLabel={blockId < count ? t('order.down', { pick: title }) : undefined}
      onMove={(by) => moveBlock(blockId, by)}
    />
  );
}
