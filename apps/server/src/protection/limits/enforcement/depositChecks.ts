import { rational } from '@touchline/betting';
import type { Db, Trx } from '../../../kernel/index.ts';
import type { SiteSafety, Threshold } from '../../../site/index.ts';
import { findProfile, isVerified } from '../../../accounts/index.ts';
import { BASE_CURRENCY, exchanged, inBase, type MoneyIn } from '../../../ledger/index.ts';
import { lastFundsCheck, paidInSince } from '../fundsChecks.store.ts';
import { playerData } from '../playerData.ts';
import { nearest, windowStart, type DepositCheckKind } from '../rules/depositThresholds.ts';
import { hasThresholds, rulesOf } from '../rules/safetyRules.ts';

export interface ChecksOf {
  readonly playerId: bigint;
  /** The server's current time. */
  readonly now: Date;
  /** The site's rules for limits. */
  readonly safety: SiteSafety;
}

/**
 * Check that a player's deposits need above a threshold, with how near it is. Amounts in cents of the base currency.
 */
export interface DepositCheck {
  readonly kind: DepositCheckKind;
  readonly threshold: Threshold;
  /** Paid in within the window, deposits that aren't decided included. */
  readonly sum: bigint;
  /** Amount that can still be paid in without the check; 0 once it is needed. */
  readonly left: bigint;
  /** True if nothing can be paid in before the check. */
  readonly isDue: boolean;
}

/**
 * Returns the checks that sums of deposits ask of a player: of each kind the one that is due, else the nearest; none of
 * identity for a verified player.
 */
export async function depositChecks(
  db: Db | Trx,
  { playerId, now, safety }: ChecksOf,
): Promise<readonly DepositCheck[]> {
  if (!hasThresholds(safety)) return [];
  const { country } = await playerData(db, playerId);
  const { identityAbove, fundsAbove } = rulesOf(safety, country ?? undefined);
  const checks: DepositCheck[] = [];
  if (identityAbove.length > 0 && !isVerified(await findProfile(db, playerId))) {
    const passed = await measured(db, playerId, identityAbove, now);
    // Deposits up to the threshold and the one that passes it are taken: the next one is asked about.
    if (passed) checks.push({ ...passed, kind: 'identity', isDue: passed.sum > passed.threshold.amount });
  }
  if (fundsAbove.length > 0) {
    const last = await lastFundsCheck(db, playerId);
    const checkedAt = last?.state === 'checked' ? last.at : undefined;
    const near = await measured(db, playerId, fundsAbove, now, checkedAt);
    const isAsked = last?.state === 'asked';
    if (near)
      checks.push({
        ...near,
        left: isAsked ? 0n : near.left,
        kind: 'funds',
        isDue: isAsked || near.left === 0n,
      });
  }
  return checks;
}

async function measured(
  db: Db | Trx,
  playerId: bigint,
  thresholds: readonly Threshold[],
  now: Date,
  checkedAt?: Date,
): Promise<Pick<DepositCheck, 'threshold' | 'sum' | 'left'> | undefined> {
  const sums = new Map<Threshold, bigint>();
  for (const one of thresholds) {
    sums.set(one, inBase(await paidInSince(db, playerId, windowStart(one, now, checkedAt))));
  }
  const found = nearest(thresholds, (one) => sums.get(one) ?? 0n);
  return found && { ...found, left: found.left < 0n ? 0n : found.left };
}

/** Returns the check that a further deposit needs first; undefined if it needs none. */
export async function checkNeededFor(
  trx: Trx,
  asked: ChecksOf & { readonly amount: MoneyIn },
): Promise<DepositCheck | undefined> {
  const checks = await depositChecks(trx, asked);
  return checks.find(({ kind, isDue, left }) => isDue || (kind === 'funds' && inBase([asked.amount]) > left));
}

/** Returns what can be paid in before a check, in minor units of a currency, rounded down. */
export function leftIn({ left }: Pick<DepositCheck, 'left'>, iso: string): bigint {
  return rational.floor(exchanged(rational.of(left), BASE_CURRENCY, iso));
}

/**
 * Closes deposits and play of a player who isn't verified once the credited deposits have passed a threshold; the
 * transaction has locked the player with all accounts.
 */
export async function closeUnverified(trx: Trx, of: ChecksOf): Promise<void> {
  const checks = await depositChecks(trx, of);
  if (!checks.some(({ kind, isDue }) => kind === 'identity' && isDue)) return;
  await trx
    .insertInto('player_blocks')
    .values({ player_id: of.playerId, is_verification_required: true })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ is_verification_required: true }))
    .execute();
}
