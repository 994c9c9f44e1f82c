import { expect } from 'vitest';
import type { Db } from '../db/database.ts';
import { auditLedger } from '../wallet/ledgerAudit.ts';

/** Expects that the entries of every currency add up to zero, and that every balance is the sum of its entries. */
export async function expectSoundLedger(db: Db): Promise<void> {
  const { sums, faults } = await auditLedger(db);
  expect(faults).toEqual([]);
  expect(sums.filter(({ sum }) => sum !== 0n)).toEqual([]);
}
