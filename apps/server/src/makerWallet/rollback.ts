import type { RoundState } from '@touchline/contract';
import type { Trx } from '../db/database.ts';
import { amountOf } from './amounts.ts';
import { refused, type Decision } from './answers.ts';
import type { AskedCall } from './bet.ts';
import { returnStake } from './bookings.ts';
import type { BodyOfCall } from './calls.ts';
import { returnFreeRound } from './freeRounds.store.ts';
import { targetOf, undoBet } from './targets.store.ts';

export type RollbackRequest = { readonly call: 'rollback' } & BodyOfCall<'rollback'>;

/** An accepted rollback: the amount of its bet in minor units, and its effect on the round. */
export interface AcceptedRollback {
  readonly amount: bigint;
  readonly roundId: bigint;
  readonly state: RoundState;
  /** Balance after it. */
  readonly balance: bigint;
}

/** A bet that never came: its id is stored, so that it is refused if it comes later. */
export interface Tombstone {
  readonly tombstone: string;
}

/**
 * Decides the rollback of one bet and returns its stake. Nothing returned is returned again, and nothing after a win. The
 * caller stores the operation.
 */
export async function decideRollback(
  trx: Trx,
  request: RollbackRequest,
  asked: AskedCall,
): Promise<Decision | AcceptedRollback | Tombstone> {
  const { account, context, makerId, now } = asked;
  const { targetTxId } = request;
  const before = context.roundState ?? 'none';
  const nothing: Decision = { status: 'OK', isApplied: false, roundState: before };
  const bet = await targetOf(trx, makerId, targetTxId);
  if (!bet) return { tombstone: targetTxId };
  if (bet.kind === 'tombstone') return nothing;
  if (!['bet', 'freeBet', 'betWin'].includes(bet.kind)) return refused('TX_MISMATCH', before);
  if (bet.status !== 'OK') return nothing;
  if (bet.roundId === null || bet.roundId !== context.roundId) return refused('TX_MISMATCH', before);
  if (request.currency !== account.iso || isOtherAmount(request, bet.amount, account.iso))
    return refused('TX_MISMATCH', before);
  if (bet.isUndone) return nothing;
  if (context.roundState !== 'open' || context.hasWin) return refused('ROUND_SETTLED', before);
  const after = await returnStake(trx, {
    makerId,
    txId: targetTxId,
    accountId: account.id,
    iso: account.iso,
    amount: bet.amount,
    at: now,
  });
  if (bet.freeRoundsId !== null) await returnFreeRound(trx, bet.freeRoundsId);
  const left = await undoBet(trx, { makerId, txId: targetTxId, roundId: bet.roundId, at: now });
  return {
    amount: bet.amount,
    roundId: bet.roundId,
    state: left === 0 ? 'rolledBack' : 'open',
    balance: after ?? account.balance,
  };
}

function isOtherAmount({ amount }: RollbackRequest, staked: bigint, iso: string): boolean {
  return amount !== undefined && amountOf(amount, iso) !== staked;
}
