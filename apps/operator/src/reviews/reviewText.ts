import type { Coupon } from '@touchline/contract';
import type { Review } from '@touchline/contract/operators';
import { t, messageOf } from '../messages/messages.ts';
import { priceText } from '../shared/price.ts';

/** Returns the type and size of a bet: "System, 2 in a line, 3 lines". */
export function shapeText({ typeId, systemValue, lines, amountByBlockId = {} }: Coupon): string {
  const stakes = Object.entries(amountByBlockId).map(([block, amount]) =>
    t('coupon.blockStake', { block, amount }),
  );
  return [
    messageOf('coupon', typeId),
    ...(systemValue === undefined ? [] : [t('coupon.inLine', { count: systemValue })]),
    ...(lines > 1 ? [t('coupon.lines', { count: lines })] : []),
    ...stakes,
  ].join(', ');
}

/** Returns the block of a selection or that it is a banker; empty for bets without either. */
export function placeText({ isBanker, blockId }: Coupon['bets'][number]): string {
  if (isBanker) return t('reviews.banker');
  if (blockId === undefined) return '';
  return blockId === 0 ? t('reviews.lobby') : t('reviews.block', { block: blockId });
}

/** Returns the prices of a bet's legs as they are now: “1.85, 2.1, not available”. */
export const pricesNowText = ({ coefsNow }: Review): string =>
  coefsNow.map((coef) => (coef === null ? t('reviews.closed') : priceText(coef))).join(', ');
