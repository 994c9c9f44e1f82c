import { toWire } from '@touchline/betting';
import type { RoundState } from '@touchline/contract';
import type { Trx } from '../../kernel/index.ts';
import type { WalletStatus } from '../rounds/roundTypes.ts';
import { amountOf } from './amounts.ts';
import { refused, type Answered } from './answers.ts';
import { noteBonusPlay } from './bonusPlay.ts';
import { returnStake } from './bookings.ts';
import type { RequestOf } from './calls.ts';
import type { AskedCall } from './context.ts';
import { returnFreeRound } from './freeRounds.store.ts';
import { answered, answerUnchanged, appliedOperation, isOfAnother, repeated } from './moneyAnswers.ts';
import { storeAlone, storeOnRound, type NewOperation } from './operations.store.ts';
import { targetOf, undoBet } from './targets.store.ts';

/**
 * Answers the rollback of one bet and returns its stake. Nothing returned is returned again, and nothing after a win. A bet
 * that never came gets a tombstone.
 */
export async function answerRollback(
  trx: Trx,
  request: RequestOf<'rollback'>,
  asked: AskedCall,
): Promise<Answered> {
  const { account, context, makerId, now } = asked;
  if (context.storedId !== null) return repeated(request, asked);
  if (isOfAnother(asked)) return answerUnchanged(trx, request, asked, refused('TX_MISMATCH', 'none'));
  const before = context.roundState ?? 'none';
  const refuse = (status: WalletStatus) => answerUnchanged(trx, request, asked, refused(status, before));
  const changeNothing = () =>
    answerUnchanged(trx, request, asked, { status: 'OK', isApplied: false, roundState: before });
  const { targetTxId } = request;
  const bet = await targetOf(trx, makerId, targetTxId);
  if (!bet) {
    await storeAlone(trx, tombstoneOf(request, asked));
    return changeNothing();
  }
  if (bet.kind === 'tombstone') return changeNothing();
  if (!['bet', 'freeBet', 'betWin'].includes(bet.kind)) return refuse('TX_MISMATCH');
  if (bet.status !== 'OK') return changeNothing();
  const { roundId, amount } = bet;
  if (roundId === null || roundId !== context.roundId) return refuse('TX_MISMATCH');
  if (request.currency !== account.iso || isOtherAmount(request, amount, account.iso))
    return refuse('TX_MISMATCH');
  if (bet.isUndone) return changeNothing();
  if (context.roundState !== 'open' || context.hasWin) return refuse('ROUND_SETTLED');

  const money = { makerId, txId: targetTxId, accountId: account.id, iso: account.iso, amount, at: now };
  const balance = (await returnStake(trx, money)) ?? account.balance;
  if (bet.freeRoundsId !== null) await returnFreeRound(trx, bet.freeRoundsId);
  const left = await undoBet(trx, { makerId, txId: targetTxId, roundId, at: now });
  const state: RoundState = left === 0 ? 'rolledBack' : 'open';
  const operation = appliedOperation(request, asked, { roundState: state, amount, balance });
  const ids = await storeOnRound(trx, operation, {
    roundId,
    state,
    staked: -amount,
    won: 0n,
    hasWin: false,
    rounds: state === 'rolledBack' ? -1 : 0,
  });
  await noteBonusPlay(trx, asked, { ...ids, gameId: null, isNew: false, hasEnded: state !== 'open' });
  return answered(operation, ids, asked);
}

function isOtherAmount({ amount }: RequestOf<'rollback'>, staked: bigint, iso: string): boolean {
  return amount !== undefined && amountOf(amount, iso) !== staked;
}

/** Returns the operation of a bet that never came: by its id it is refused, should it come. */
function tombstoneOf(
  { sessionId, targetTxId }: RequestOf<'rollback'>,
  { makerId, account, context, now }: AskedCall,
): NewOperation {
  const answer = {
    status: 'TX_ROLLED_BACK',
    txId: targetTxId,
    balance: toWire(account.balance, account.iso),
    roundState: context.roundState ?? 'none',
    applied: false,
  } as const;
  const none = { requestHash: null, iso: null, amount: 0n, won: 0n, targetTxId: null, freeRoundsId: null };
  return {
    ...none,
    makerId,
    txId: targetTxId,
    call: 'bet',
    kind: 'tombstone',
    sessionId,
    isApplied: false,
    answer,
    at: now,
  };
}
