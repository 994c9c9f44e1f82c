import type { Trx } from '../../db/database.ts';
import { ProblemError } from '../../http/problem.ts';
import type { AskedDemoCredit } from '../../wallet/wallet.service.ts';
import { depositRefusal, type AskedPayment } from './limits.service.ts';

export type DemoPayment = Omit<AskedDemoCredit, 'siteId'> & Pick<AskedPayment, 'safety'>;

/** Throws a ProblemError 403 if limits or blocks refuse demo money. Its source is never asked about. */
export async function requireDemoCredit(trx: Trx, asked: DemoPayment): Promise<void> {
  const refusal = await depositRefusal(trx, { ...asked, isPlayMoney: true });
  if (refusal) throw new ProblemError(403, refusal.code, refusal.message, undefined, refusal);
}
