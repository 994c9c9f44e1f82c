import type { Trx } from '../../../kernel/index.ts';
import type { Site } from '../../../site/index.ts';
import type { PaymentRow } from '../payments.store.ts';
import { doubtsAbout } from './automaticRules.ts';
import { applyToWithdrawal } from './withdrawalEvents.ts';
import * as store from './withdrawals.store.ts';

const HOUR = 3_600_000;

/**
 * Returns the payments that weren't sent of partly sent withdrawals to the balance, because a deposit of their player
 * is being taken back: their plan doesn't count any more. The transaction hasn't locked the account yet.
 */
export async function returnUnsentLegs(trx: Trx, playerId: bigint, now: Date): Promise<void> {
  const news = { event: 'rejected', source: 'provider', at: now, reason: 'disputed' } as const;
  for (const leg of await store.lockUnsentLegs(trx, playerId)) await applyToWithdrawal(trx, leg, news, now);
}

/**
 * Hands withdrawals to operators because a deposit of their player was taken back. An earlier approval doesn't count
 * any more.
 * @param rows unsent withdrawals, which the transaction locked before the player's account
 */
export async function reviewDisputed(
  trx: Trx,
  rows: readonly PaymentRow[],
  { withdrawals, now }: Pick<Site, 'withdrawals'> & { readonly now: Date },
): Promise<void> {
  for (const row of rows) {
    const moved = await applyToWithdrawal(trx, row, { event: 'disputed', source: 'provider', at: now }, now);
    if (!moved) continue;
    await store.updateRequest(trx, row.id, {
      doubts: JSON.stringify(await doubtsAbout(trx, moved, { withdrawals }, now)),
      review_ends_at: new Date(now.getTime() + withdrawals.reviewHours * HOUR),
      first_by: null,
    });
  }
}
