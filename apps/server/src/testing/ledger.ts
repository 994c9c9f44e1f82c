import { expect } from 'vitest';
import type { Db } from '../kernel/db/database.ts';
import { auditLedger } from '../ledger/wallet/ledgerAudit.ts';

/**
 * Expects that the entries of every currency add up to zero, that every balance is the sum of its entries, and that
 * every entry belongs to the fact that caused it.
 * @param isMadeUp true for a suite that books for facts that it hasn't stored
 */
export async function expectSoundLedger(db: Db, { isMadeUp = false } = {}): Promise<void> {
  const { sums, faults, strays } = await auditLedger(db);
  expect(faults).toEqual([]);
  expect(strays.filter(({ cause }) => !isMadeUp || cause === 'other')).toEqual([]);
  expect(sums.filter(({ sum }) => sum !== 0n)).toEqual([]);
}
