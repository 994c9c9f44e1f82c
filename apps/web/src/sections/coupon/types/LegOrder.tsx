import { CouponLegGrip, CouponLegOrder } from '@touchline/ui';
import { useTranslation } from 'react-i18next';

export interface LegOrderProps {
  /** Name of the selection. */
  readonly pick: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
}

/** Buttons that move a selection in the order. */
export function LegOrder({ pick, index, count, onMove }: LegOrderProps) {
  const { t } = useTranslation('couponMore');
  return (
    <CouponLegOrder
      upLabel={index > 0 ? t('order.up', { pick }) : undefined}
      downLabel={index < count - 1 ? t('order.down', { pick }) : undefined}
      onMove={(by) => onMove(index + by)}
    />
  );
}

export interface LegGripProps extends LegOrderProps {
  /** Returns the index of the row under a dragging pointer; undefined outside rows. */
  readonly placeAt: (element: Element) => number | undefined;
}

/** Handle that moves a selection by dragging or arrow keys. */
export function LegGrip({ pick, index, count, onMove, placeAt }: LegGripProps) {
  const { t } = useTranslation('couponMore');
  const move = (to: number | undefined) => {
    if (to !== undefined && to !== index && to >= 0 && to < count) onMove(to);
  };
  return (
    <CouponLegGrip
      label={t('order.grip', { pick })}
      onMove={(by) => move(index + by)}
      onDragOver={(element) => move(placeAt(element))}
    />
  );
}
