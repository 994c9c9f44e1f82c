import type { Trx } from '../db/database.ts';
import { amountOf } from './amounts.ts';
import { refused, type Decision } from './answers.ts';
import type { AskedCall } from './bet.ts';
import { takeTip } from './bookings.ts';
import type { BodyOfCall } from './calls.ts';
import type { DecisionDeps } from './makerWalletDeps.ts';
import { addTip } from './operations.store.ts';
import { stakeRefusal } from './stakeChecks.ts';

/**
 * Decides a tip and takes it. It counts as a stake for limits, but has no round. The caller stores the operation.
 */
export async function decideTip(
  trx: Trx,
  deps: DecisionDeps,
  request: { readonly call: 'tip' } & BodyOfCall<'tip'>,
  { account, context, makerId, now }: AskedCall,
): Promise<Decision | { readonly amount: bigint; readonly balance: bigint }> {
  const amount = amountOf(request.amount, account.iso);
  if (request.currency !== account.iso) return refused('WRONG_CURRENCY', null);
  if (amount === undefined || amount === 0n) return refused('BAD_AMOUNT', null);
  if (context.gameId === null || context.gameState !== 'active') return refused('INVALID_GAME', null);
  const refusal = await stakeRefusal(trx, deps, {
    account,
    context,
    token: request.token,
    amount,
    stakedBefore: 0n,
    now,
  });
  if (refusal) return { ...refusal, roundState: null };
  const after = await takeTip(trx, {
    makerId,
    txId: request.txId,
    accountId: account.id,
    iso: account.iso,
    amount,
    at: now,
  });
  await addTip(trx, request.sessionId, amount);
  return { amount, balance: after ?? account.balance };
}
