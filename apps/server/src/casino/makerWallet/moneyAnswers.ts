import { toWire } from '@touchline/betting';
import type { Trx } from '../../kernel/index.ts';
import type { LockedAccount } from '../../ledger/index.ts';
import { refused, type Answered, type Decision, type MoneyAnswer } from './answers.ts';
import type { MoneyRequest } from './calls.ts';
import type { AskedCall, CallContext } from './context.ts';
import { storeAlone, type NewOperation, type StoredIds } from './operations.store.ts';
import { requestHash } from './requestHash.ts';

/** An operation with its answer, which is stored with it and sent. */
interface DecidedOperation extends NewOperation {
  readonly answer: MoneyAnswer;
}

/** Part of an operation that its call determines; without an amount it moves nothing, and its kind is that of its call. */
type OperationPart = Partial<Pick<NewOperation, 'amount' | 'won' | 'kind' | 'freeRoundsId'>>;

/** Part of an operation that moves money, with the balance and the state of the round after it. */
interface AppliedPart extends OperationPart, Pick<Decision, 'roundState'> {
  readonly balance: bigint;
}

/** Answers a transaction id that was decided before: a call that moves money is decided once, and its answer is stored. */
export function repeated(request: MoneyRequest, { account, context }: AskedCall): Answered {
  const isBet = request.call === 'bet' || request.call === 'betWin';
  const before = context.roundState ?? 'none';
  const rolledBack = answerOf(request, refused('TX_ROLLED_BACK', before), account);
  if (context.storedKind === 'tombstone' && isBet)
    return { answer: { ...rolledBack, platformTxId: idOf(context) } };
  if (context.storedHash !== requestHash(request).toString('hex') || !context.storedAnswer)
    return { answer: answerOf(request, refused('TX_MISMATCH', before), account) };
  const now = { platformTxId: idOf(context), currentBalance: toWire(account.balance, account.iso) };
  if (context.isUndone) return { answer: { ...rolledBack, ...now } };
  return { answer: { ...context.storedAnswer, ...now, applied: false } };
}

/** Returns whether the round belongs to another player: its maker mixed up two sessions. */
export function isOfAnother({ account, context }: AskedCall): boolean {
  return context.roundPlayerId !== null && context.roundPlayerId !== account.playerId;
}

/** Stores a decision that changes nothing, which is final for its transaction id, and answers it. */
export async function answerUnchanged(
  trx: Trx,
  request: MoneyRequest,
  asked: AskedCall,
  decision: Decision,
): Promise<Answered> {
  const operation = operationOf(request, asked, decision, asked.account.balance, {});
  const ids = await storeAlone(trx, operation, isOfAnother(asked) ? null : asked.context.roundId);
  return answered(operation, ids, asked);
}

/** Returns the operation of a call that moves money, to be stored in the transaction that moves it. */
export function appliedOperation(
  request: MoneyRequest,
  asked: AskedCall,
  { roundState, balance, ...part }: AppliedPart,
): DecidedOperation {
  return operationOf(request, asked, { status: 'OK', isApplied: true, roundState }, balance, part);
}

/** Returns the answer to a call whose operation is stored. */
export function answered(
  { answer, isApplied }: DecidedOperation,
  { id }: StoredIds,
  { account }: AskedCall,
): Answered {
  return {
    answer: { ...answer, platformTxId: String(id) },
    changed: isApplied ? account.playerId : undefined,
  };
}

function operationOf(
  request: MoneyRequest,
  { makerId, account, now }: AskedCall,
  decision: Decision,
  balance: bigint,
  { amount = 0n, won = 0n, kind = request.call, freeRoundsId = null }: OperationPart,
): DecidedOperation {
  return {
    makerId,
    txId: request.txId,
    call: request.call,
    kind,
    requestHash: requestHash(request),
    sessionId: request.sessionId,
    iso: request.currency,
    amount,
    won,
    targetTxId:
      request.call === 'rollback'
        ? request.targetTxId
        : request.call === 'win'
          ? (request.betTxId ?? null)
          : null,
    freeRoundsId,
    isApplied: decision.isApplied,
    answer: answerOf(request, decision, { balance, iso: account.iso }),
    at: now,
  };
}

function answerOf(
  { txId }: Pick<MoneyRequest, 'txId'>,
  { status, isApplied, roundState, remainder, message }: Decision,
  { balance, iso }: Pick<LockedAccount, 'balance' | 'iso'>,
): MoneyAnswer {
  return {
    status,
    txId,
    platformTxId: null,
    balance: toWire(balance, iso),
    roundState,
    applied: isApplied,
    ...(remainder === undefined ? {} : { remainder: toWire(remainder, iso) }),
    ...(message === undefined ? {} : { message }),
  };
}

const idOf = ({ storedId }: CallContext): string => String(storedId);
