import { LOBBY } from '@touchline/betting';
import { CouponLegGrip, CouponLegMoveTo } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { moveToBlock } from '../../../features/coupon/couponShape.store.ts';
import { markOf, neighbour } from './blockMarks.ts';

export interface BlockPlaceProps {
  /** Name of the selection. */
  readonly pick: string;
  readonly selectionId: string;
  readonly blockId: number;
  /** Whether it is the only one in its block, so that a new block would be identical. */
  readonly isAlone: boolean;
  /** Number of blocks, without the lobby. */
  readonly count: number;
  readonly isConditional: boolean;
}

/** Menu that moves a selection to another block. */
export function OtherBlock({ pick, selectionId, blockId, isAlone, count, isConditional }: BlockPlaceProps) {
  const { t } = useTranslation('couponMore');
  const blocks = Array.from({ length: count }, (_, index) => index + 1).filter((id) => id !== blockId);
  return (
    <CouponLegMoveTo
      label={t('blocks.move', { pick })}
      targets={[
        ...blocks.map((id) => ({
          id: String(id),
          label: t('blocks.title', { mark: markOf(id, isConditional) }),
        })),
        ...(isAlone && blockId !== LOBBY ? [] : [{ id: String(count + 1), label: t('blocks.new') }]),
        ...(isConditional || blockId === LOBBY ? [] : [{ id: String(LOBBY), label: t('blocks.lobby') }]),
      ]}
      onMove={(id) => moveToBlock(selectionId, Number(id))}
    />
  );
}

/** Handle that moves a selection to another block by dragging or arrow keys. */
export function BlockGrip({ pick, selectionId, blockId, count, isConditional }: BlockPlaceProps) {
  const { t } = useTranslation('couponMore');
  const move = (to: number) => {
    if (to !== blockId) moveToBlock(selectionId, to);
  };
  return (
    <CouponLegGrip
      label={t('blocks.grip', { pick })}
      onMove={(by) => move(neighbour(blockId, by, { count, isConditional }))}
      onDragOver={(element) => {
        const over = element.closest<HTMLElement>('[data-block]')?.dataset['block'];
        if (over !== undefined) move(Number(over));
      }}
    />
  );
}
