import type { RoundState } from '@touchline/contract';
import { toWire } from '@touchline/betting';
import type { Trx } from '../db/database.ts';
import { insertNotice } from '../rounds/roundAccess.ts';
import type { NoticeKind, OperationKind } from '../rounds/roundTypes.ts';
import type { Booking } from '../wallet/payments.ts';
import { amountOf } from './amounts.ts';
import { refused, type Decision, type ShownRoundState } from './answers.ts';
import type { AskedCall } from './bet.ts';
import { payJackpot, payPrize, winBooking } from './bookings.ts';
import type { BodyOfCall } from './calls.ts';
import { payFreeWin } from './freeWin.ts';
import { targetOf } from './targets.store.ts';

export type WinRequest =
  | ({ readonly call: 'win' } & BodyOfCall<'win'>)
  | ({ readonly call: 'jackpot' } & BodyOfCall<'jackpot'>);

/** An accepted credit: its amount in minor units, and its effect on the round; `roundId` is null for a promotion. */
export interface AcceptedWin {
  readonly kind: OperationKind;
  readonly amount: bigint;
  readonly roundId: bigint | null;
  readonly state: RoundState | null;
  readonly freeRoundsId: string | null;
  /** Balance after it of the account that the round is played on. */
  readonly balance: bigint;
  /** Booking that its statement makes; undefined if it was booked before, or nothing is paid. */
  readonly booking?: Booking | undefined;
}

/**
 * Decides a win or a jackpot. No token, limit or block refuses a credit. The caller stores the operation in the statement
 * that pays a win.
 */
export async function decideWin(
  trx: Trx,
  request: WinRequest,
  asked: AskedCall,
): Promise<Decision | AcceptedWin> {
  const { account, context, makerId, now } = asked;
  const isPromo = request.call === 'win' && request.type === 'promo';
  const before: ShownRoundState = context.roundState ?? 'none';
  const amount = amountOf(request.amount, account.iso);
  if (request.currency !== account.iso) return refused('WRONG_CURRENCY', before);
  if (amount === undefined || (request.call === 'jackpot' && amount === 0n))
    return refused('BAD_AMOUNT', before);
  const money = { makerId, txId: request.txId, accountId: account.id, iso: account.iso, at: now, amount };
  if (context.roundId === null) {
    if (!isPromo) return refused('BET_NOT_FOUND', before);
    const balance = (await payPrize(trx, money)) ?? account.balance;
    return { kind: 'promo', amount, roundId: null, state: null, freeRoundsId: null, balance };
  }
  const { roundId, roundState } = context;
  if (roundState === 'rolledBack') return lateWin(trx, 'winAfterRollback', request, asked, amount);
  if (request.call === 'jackpot') {
    const balance = (await payJackpot(trx, money)) ?? account.balance;
    return { kind: 'jackpot', amount, roundId, state: roundState, freeRoundsId: null, balance };
  }
  if (roundState === 'closed' || roundState === null)
    return lateWin(trx, 'winOnClosedRound', request, asked, amount);
  if (request.betTxId !== undefined) {
    const bet = await targetOf(trx, makerId, request.betTxId);
    if (bet?.roundId !== roundId || !['bet', 'freeBet'].includes(bet.kind))
      return refused('BET_NOT_FOUND', before);
  }
  const state: RoundState = request.close ? 'closed' : 'open';
  if (context.isFree || request.type === 'freeRound') {
    const { freeRoundsId, paid, balance } = await payFreeWin(trx, roundId, money, account);
    return { kind: 'freeWin', amount: paid, roundId, state, freeRoundsId, balance };
  }
  const balance = account.balance + amount;
  const part = { amount, roundId, state, freeRoundsId: null, balance } as const;
  if (isPromo) {
    await payPrize(trx, money);
    return { ...part, kind: 'promo' };
  }
  await noteHighWin(trx, request, asked, amount);
  return { ...part, kind: 'win', booking: winBooking(money) };
}

/** Refuses a credit that comes too late, and asks an operator to look at it. */
async function lateWin(
  trx: Trx,
  kind: NoticeKind,
  request: WinRequest,
  asked: AskedCall,
  amount: bigint,
): Promise<Decision> {
  await notice(trx, kind, request, asked, amount);
  const { roundState } = asked.context;
  return kind === 'winAfterRollback'
    ? refused('TX_ROLLED_BACK', roundState)
    : refused('ROUND_CLOSED', roundState);
}

/** A win above the agreed multiple of the stake is booked in full, and an operator looks at it. */
async function noteHighWin(trx: Trx, request: WinRequest, asked: AskedCall, amount: bigint): Promise<void> {
  const { maxWin, staked, won } = asked.context;
  if (maxWin === null || staked === null || won === null) return;
  if (won + amount > staked * BigInt(maxWin)) await notice(trx, 'winAboveMaximum', request, asked, amount);
}

async function notice(
  trx: Trx,
  kind: NoticeKind,
  request: WinRequest,
  { makerId, account, context, now }: AskedCall,
  amount: bigint,
): Promise<void> {
  await insertNotice(trx, {
    kind,
    makerId,
    gameId: context.gameId,
    roundId: context.roundId,
    sessionId: request.sessionId,
    playerId: account.playerId,
    txId: request.txId,
    iso: account.iso,
    amount,
    detail: `${request.call} ${request.txId} of ${toWire(amount, account.iso)} ${account.iso} on the round ${request.roundId}.`,
    at: now,
  });
}
