import { CouponLegGrip, CouponLegOrder } from '@touchline/ui';
import { useTranslation } from 'react-i18next';

export interface LegOrderProps {
  /** What is moved, in words. */
  readonly pick: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  /** The place of what a dragging finger is over; undefined where there is none. */
  readonly placeAt: (element: Element) => number | undefined;
}

/** The ways to another place in the order: buttons, a grip to drag, and the arrow keys on it. */
export function LegOrder({ pick, index, count, onMove, placeAt }: LegOrderProps) {
  const { t } = useTranslation('couponMore');
  const by = (step: -1 | 1) => {
    const to = index + step;
    if (to >= 0 && to < count) onMove(to);
  };
  return (
    <>
      <CouponLegOrder
        upLabel={index > 0 ? t('order.up', { pick }) : undefined}
        downLabel={index < count - 1 ? t('order.down', { pick }) : undefined}
        onMove={by}
      />
      <CouponLegGrip
        label={t('order.grip', { pick })}
        onMove={by}
        onDragOver={(element) => {
          const to = placeAt(element);
          if (to !== undefined && to !== index) onMove(to);
        }}
      />
    </>
  );
}
