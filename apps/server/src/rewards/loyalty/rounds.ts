import type { LoyaltyProduct } from '@touchline/loyalty';
import type { Trx } from '../../kernel/index.ts';
import { countStake, type Counted } from './counting.service.ts';
import type { LoyaltyDeps } from './loyalty.ts';

/** A closed round of a game, as rewards count it; amounts in minor units of `iso`. */
export interface PlayedRound {
  readonly id: bigint;
  readonly siteId: string;
  readonly playerId: bigint;
  readonly iso: string;
  /** True if it was played from a bonus account. */
  readonly isBonus: boolean;
  /** True if it was a free round. */
  readonly isFree: boolean;
  /** Accepted stakes without those that were returned. */
  readonly staked: bigint;
  readonly won: bigint;
  readonly closedAt: Date;
}

/** Category whose games are played with a dealer. */
const LIVE = 'live';
/** A round has no price: friends' conditions about prices of bets don't count it. */
const NO_PRICE = '0';

/**
 * Counts a settled round of own money for cashback, points and the level, in the transaction that takes the round from
 * its queue. Returns undefined if there was nothing to count.
 * @param categories slugs of the game's categories
 */
export async function countRound(
  trx: Trx,
  deps: Pick<LoyaltyDeps, 'now' | 'sites'>,
  round: PlayedRound,
  categories: readonly string[],
): Promise<Counted | undefined> {
  const { id, playerId, siteId, iso, staked, won, closedAt, isBonus, isFree } = round;
  if (isBonus || isFree) return undefined;
  const product: LoyaltyProduct = categories.includes(LIVE) ? 'live-casino' : 'slots';
  const settled = {
    playerId,
    siteId,
    iso,
    price: NO_PRICE,
    settledAt: closedAt,
    stake: staked,
    payout: won,
    played: staked,
  };
  return countStake(trx, deps, settled, { ref: `round:${id}`, product });
}
