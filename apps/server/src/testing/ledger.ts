import { expect } from 'vitest';
import type { Db } from '../db/database.ts';
import { auditLedger } from '../wallet/audit.ts';

/** Every currency's entries add up to zero, and every balance is the sum of its entries. */
export async function expectSoundLedger(db: Db): Promise<void> {
  const { sums, faults } = await auditLedger(db);
  expect(faults).toEqual([]);
  expect(sums.filter(({ sum }) => sum !== 0n)).toEqual([]);
}
