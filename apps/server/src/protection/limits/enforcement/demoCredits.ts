import { type Trx, ProblemError } from '../../../kernel/index.ts';
import type { Site } from '../../../site/index.ts';
import type { AskedDemoCredit } from '../../../ledger/index.ts';
import { depositRefusal } from './limits.service.ts';

/** Throws a ProblemError 403 if limits or blocks refuse demo money. Its source is never asked about. */
export async function requireDemoCredit(
  trx: Trx,
  { site: { safety }, ...asked }: AskedDemoCredit<Pick<Site, 'safety'>>,
): Promise<void> {
  const refusal = await depositRefusal(trx, { ...asked, safety, isPlayMoney: true });
  if (refusal) throw new ProblemError(403, refusal.code, refusal.message, undefined, refusal);
}
