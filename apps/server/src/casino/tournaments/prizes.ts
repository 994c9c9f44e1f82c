import { rational, toWire } from '@touchline/betting';
import type { PrizeTerms } from '@touchline/contract/operators';
import { parsePoints } from '@touchline/loyalty';
import type { Trx } from '../../kernel/index.ts';
import {
  grantBonus,
  lockOffer,
  bookPoints,
  lockLoyalty,
  lockMainAccount,
  planAmount,
} from '../../rewards/index.ts';
import { lockWithAccounts, payReward } from '../../ledger/index.ts';

/** A prize for a player. */
export interface GivenPrize {
  readonly playerId: bigint;
  readonly prize: PrizeTerms;
  /** Names the reason once for ever: `tournament:<id>:<player>`. The ledger refuses a second prize for it. */
  readonly ref: string;
  readonly at: Date;
}

/** Prize that a player was given. */
export interface PaidPrize {
  /** Decimal text of money or of points. */
  readonly amount: string;
  /** Null for points. */
  readonly iso: string | null;
}

/**
 * Books a prize: money on the main account, points, or a bonus by its offer. Money is converted at the last known rate
 * and rounded down. Returns what was given; undefined if nothing was: a bonus isn't given to an excluded player, or if
 * its offer has ended.
 */
export async function givePrize(
  trx: Trx,
  { playerId, prize, ref, at }: GivenPrize,
): Promise<PaidPrize | undefined> {
  if (prize.kind === 'money') {
    const account = await lockMainAccount(trx, playerId);
    const amount = rational.floor(planAmount(prize.amount, account.iso));
    if (amount === 0n) return undefined;
    await payReward(trx, { account, amount, kind: 'prize', ref, at });
    return { amount: toWire(amount, account.iso), iso: account.iso };
  }
  if (prize.kind === 'points') {
    await lockMainAccount(trx, playerId);
    await lockLoyalty(trx, playerId, at);
    const amount = parsePoints(prize.amount);
    if (amount === undefined || amount === 0n) return undefined;
    await bookPoints(trx, { playerId, amount, kind: 'prize', key: ref, ref, at });
    return { amount: prize.amount, iso: null };
  }
  await lockWithAccounts(trx, playerId);
  const account = await lockMainAccount(trx, playerId);
  const offer = prize.offerId === undefined ? undefined : await lockOffer(trx, BigInt(prize.offerId));
  if (offer?.state !== 'published') return undefined;
  const amount = rational.floor(planAmount(prize.amount, account.iso));
  const granted = await grantBonus(trx, {
    playerId,
    offer,
    iso: account.iso,
    source: 'prize',
    sourceRef: ref,
    amount,
    at,
  });
  return 'grantId' in granted ? { amount: toWire(amount, account.iso), iso: account.iso } : undefined;
}
