import { LOBBY } from '@touchline/betting';
import { CouponLegGrip, CouponLegMoveTo, CouponLegOrder } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { moveBlock, moveToBlock } from '../../../features/coupon/type/type.actions.ts';
import type { CouponView } from '../useCouponView.ts';
import { EntryField } from './EntryField.tsx';
import type { RowsProps } from './rows.ts';

/** Returns a block's mark: letters for combined blocks, figures for consecutive ones. */
export function markOf(blockId: number, isConditional: boolean): string {
  return isConditional || blockId > 26 ? String(blockId) : String.fromCodePoint(64 + blockId);
}

/** Returns the block above or below on the page, where the lobby is last; the same block if there is none. */
export function neighbour(
  blockId: number,
  by: -1 | 1,
  { count, isConditional }: { readonly count: number; readonly isConditional: boolean },
): number {
  if (blockId === LOBBY) return by === -1 ? count : LOBBY;
  const next = blockId + by;
  if (next > count) return isConditional ? blockId : LOBBY;
  return next === LOBBY ? blockId : next;
}

export interface BlockControlProps {
  /** Name of the selection. */
  readonly pick: string;
  readonly selectionId: string;
  readonly blockId: number;
  /** True if the selection is the only one in its block, so that a new block would be identical. */
  readonly isAlone: boolean;
  /** Number of blocks, without the lobby. */
  readonly count: number;
  readonly isConditional: boolean;
}

/** Menu that moves a selection to another block. */
export function OtherBlock({ pick, selectionId, blockId, isAlone, count, isConditional }: BlockControlProps) {
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
export function BlockGrip({ pick, selectionId, blockId, count, isConditional }: BlockControlProps) {
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

export interface BlockStakeProps {
  readonly view: CouponView;
  readonly blockId: number;
  /** Label of the block. */
  readonly title: string;
  readonly isFrozen: boolean;
  readonly onEntry: RowsProps['onEntry'];
}

/** Stake of a conditional coupon's later block; the first one uses the coupon's stake. */
export function BlockStake({ view, blockId, title, isFrozen, onEntry }: BlockStakeProps) {
  const { t } = useTranslation('couponMore');
  return (
    <EntryField
      view={view}
      entry={{ kind: 'block', id: String(blockId) }}
      stake={view.byBlock.get(blockId) ?? { text: '', minor: undefined, problem: undefined }}
      labels={{ label: t('blocks.stakeOf', { title }) }}
      placeholder={t('blocks.all')}
      disabled={isFrozen}
      onEntry={onEntry}
    />
  );
}
