import { toWire } from '@touchline/betting';
import type { Trx } from '../db/database.ts';
import type { OperationKind } from '../rounds/roundTypes.ts';
import type { LockedAccount } from '../wallet/ledger.ts';
import { refused, type Decision, type MoneyAnswer } from './answers.ts';
import { decideBet, type AskedCall } from './bet.ts';
import { noteBonusPlay } from './bonusPlay.ts';
import type { MoneyRequest } from './calls.ts';
import type { CallContext } from './context.ts';
import type { DecisionDeps } from './makerWalletDeps.ts';
import {
  storeAlone,
  storeBet,
  storeOnRound,
  type NewOperation,
  type RoundChange,
  type StoredIds,
} from './operations.store.ts';
import { requestHash } from './requestHash.ts';
import { decideRollback } from './rollback.ts';
import { decideTip } from './tip.ts';
import { decideWin } from './win.ts';

/** Answer to a money call, and whether it moved money. */
export interface MoneyResult {
  readonly answer: MoneyAnswer;
  readonly isApplied: boolean;
}

/** Kinds under which the operations of calls are stored if they are refused. */
const KINDS: Readonly<Record<MoneyRequest['call'], OperationKind>> = {
  bet: 'bet',
  win: 'win',
  betWin: 'betWin',
  rollback: 'rollback',
  jackpot: 'jackpot',
  tip: 'tip',
};

/** Part of an operation that the decision about it determines. */
type Stored = Partial<Pick<NewOperation, 'amount' | 'won' | 'kind' | 'freeRoundsId'>>;

/** Part of an applied operation, with the balance after it. */
type AppliedPart = Stored & { readonly balance: bigint };

/**
 * Answers a call that moves money, once for its transaction id: a repeated call gets the stored answer. The account is
 * locked, and the operation is stored in the transaction that moves its money.
 */
export async function answerMoneyCall(
  trx: Trx,
  deps: DecisionDeps,
  request: MoneyRequest,
  asked: AskedCall,
): Promise<MoneyResult> {
  const { context } = asked;
  const hash = requestHash(request);
  if (context.storedId !== null) return { answer: repeated(request, hash, asked), isApplied: false };
  if (isOfAnother(asked)) {
    const status = request.call === 'win' || request.call === 'jackpot' ? 'BET_NOT_FOUND' : 'TX_MISMATCH';
    return refuse(trx, request, asked, hash, refused(status, 'none'));
  }
  const store = storing(request, asked, hash);
  switch (request.call) {
    case 'bet':
    case 'betWin': {
      const bet = await decideBet(trx, deps, request, asked);
      if ('status' in bet) return refuse(trx, request, asked, hash, bet);
      const { amount, won, balance, booking, round } = bet;
      const kind = round.isFree ? 'freeBet' : KINDS[request.call];
      const freeRoundsId = round.isFree && request.call === 'bet' ? (request.freeRoundsId ?? null) : null;
      const decision = applied(round.closes ? 'closed' : 'open');
      return store(decision, { amount, won, kind, freeRoundsId, balance }, async (operation) => {
        const ids = await storeBet(trx, operation, round, booking);
        await noteBonusPlay(trx, asked, {
          ...ids,
          gameId: round.gameId,
          isNew: round.isNew,
          hasEnded: round.closes,
        });
        return ids;
      });
    }
    case 'win':
    case 'jackpot': {
      const win = await decideWin(trx, request, asked);
      if ('status' in win) return refuse(trx, request, asked, hash, win);
      const { kind, amount, roundId, state, freeRoundsId, balance, booking } = win;
      return store(applied(state ?? 'none'), { amount, kind, freeRoundsId, balance }, (operation) =>
        roundId === null || state === null
          ? storeAlone(trx, operation)
          : storeChange(trx, operation, asked, {
              roundId,
              state,
              staked: 0n,
              won: amount,
              hasWin: true,
              rounds: 0,
              booking,
            }),
      );
    }
    case 'rollback': {
      const back = await decideRollback(trx, request, asked);
      if ('status' in back) return refuse(trx, request, asked, hash, back);
      if ('tombstone' in back) {
        await storeAlone(trx, tombstoneOf(request, asked));
        return refuse(trx, request, asked, hash, {
          ...applied(context.roundState ?? 'none'),
          isApplied: false,
        });
      }
      const { amount, roundId, state, balance } = back;
      const rounds = state === 'rolledBack' ? -1 : 0;
      return store(applied(state), { amount, balance }, (operation) =>
        storeChange(trx, operation, asked, {
          roundId,
          state,
          staked: -amount,
          won: 0n,
          hasWin: false,
          rounds,
        }),
      );
    }
    default: {
      const tip = await decideTip(trx, deps, request, asked);
      if ('status' in tip) return refuse(trx, request, asked, hash, tip);
      return store(applied(null), tip, (operation) => storeAlone(trx, operation));
    }
  }
}

/** Stores an operation on a round that exists, and has its bonus computed again once it has ended. */
async function storeChange(
  trx: Trx,
  operation: NewOperation,
  asked: AskedCall,
  change: RoundChange,
): Promise<StoredIds> {
  const ids = await storeOnRound(trx, operation, change);
  await noteBonusPlay(trx, asked, { ...ids, gameId: null, isNew: false, hasEnded: change.state !== 'open' });
  return ids;
}

const applied = (roundState: Decision['roundState']): Decision => ({
  status: 'OK',
  isApplied: true,
  roundState,
});

/** The round belongs to another player: its maker mixed up two sessions. */
function isOfAnother({ account, context }: AskedCall): boolean {
  return context.roundPlayerId !== null && context.roundPlayerId !== account.playerId;
}

/** Returns a function that stores an applied operation with the balance after it. */
function storing(request: MoneyRequest, asked: AskedCall, hash: Buffer) {
  return async (
    decision: Decision,
    { balance, ...stored }: AppliedPart,
    store: (operation: NewOperation) => Promise<StoredIds>,
  ): Promise<MoneyResult> => {
    const answer = answerOf(request, decision, { balance, iso: asked.account.iso });
    const { id } = await store(operationOf(request, asked, hash, decision, answer, stored));
    return { answer: { ...answer, platformTxId: String(id) }, isApplied: true };
  };
}

/** Stores a decision that changes nothing: it is final for its transaction id. */
async function refuse(
  trx: Trx,
  request: MoneyRequest,
  asked: AskedCall,
  hash: Buffer,
  decision: Decision,
): Promise<MoneyResult> {
  const answer = answerOf(request, decision, asked.account);
  const operation = operationOf(request, asked, hash, decision, answer, {});
  const { id } = await storeAlone(trx, operation, isOfAnother(asked) ? null : asked.context.roundId);
  return { answer: { ...answer, platformTxId: String(id) }, isApplied: false };
}

function operationOf(
  request: MoneyRequest,
  { makerId, now }: AskedCall,
  requestHashed: Buffer,
  { isApplied }: Decision,
  answer: MoneyAnswer,
  { amount = 0n, won = 0n, kind = KINDS[request.call], freeRoundsId = null }: Stored,
): NewOperation {
  return {
    makerId,
    txId: request.txId,
    call: request.call,
    kind,
    requestHash: requestHashed,
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
    isApplied,
    answer,
    at: now,
  };
}

/** A bet that will be refused, should it come. */
function tombstoneOf(
  { sessionId, targetTxId }: MoneyRequest & { readonly call: 'rollback' },
  asked: AskedCall,
): NewOperation {
  const { makerId, account, now } = asked;
  const answer = {
    status: 'TX_ROLLED_BACK',
    txId: targetTxId,
    balance: toWire(account.balance, account.iso),
    roundState: asked.context.roundState ?? 'none',
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

/** Answers a transaction id that was decided before. */
function repeated(request: MoneyRequest, hash: Buffer, { account, context }: AskedCall): MoneyAnswer {
  const isBet = request.call === 'bet' || request.call === 'betWin';
  const before = context.roundState ?? 'none';
  if (context.storedKind === 'tombstone' && isBet)
    return { ...answerOf(request, refused('TX_ROLLED_BACK', before), account), platformTxId: idOf(context) };
  if (context.storedHash !== hash.toString('hex') || !context.storedAnswer)
    return answerOf(request, refused('TX_MISMATCH', before), account);
  const now = { platformTxId: idOf(context), currentBalance: toWire(account.balance, account.iso) };
  if (context.isUndone) return { ...answerOf(request, refused('TX_ROLLED_BACK', before), account), ...now };
  return { ...context.storedAnswer, ...now, applied: false };
}

const idOf = ({ storedId }: CallContext): string => String(storedId);
