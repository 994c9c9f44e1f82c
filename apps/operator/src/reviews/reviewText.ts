import type { Coupon } from '@touchline/contract';
import { t, wordOf } from '../words/words.ts';

/** What the stake is put on: "System, 2 in a line, 3 lines". */
export function shapeText({ typeId, systemValue, lines, amountByBlockId = {} }: Coupon): string {
  const stakes = Object.entries(amountByBlockId).map(([block, amount]) =>
    t('coupon.blockStake', { block, amount }),
  );
  return [
    wordOf('coupon', typeId),
    ...(systemValue === undefined ? [] : [t('coupon.inLine', { count: systemValue })]),
    ...(lines > 1 ? [t('coupon.lines', { count: lines })] : []),
    ...stakes,
  ].join(', ');
}

/** Where a selection stands in its coupon; empty where there are no places. */
export function placeText({ isBanker, blockId }: Coupon['bets'][number]): string {
  if (isBanker) return t('reviews.banker');
  if (blockId === undefined) return '';
  return blockId === 0 ? t('reviews.lobby') : t('reviews.block', { block: blockId });
}
