import type { RoundState } from '@touchline/contract';
import type { Trx } from '../../kernel/index.ts';
import type { WalletStatus } from '../rounds/roundTypes.ts';
import { amountOf } from './amounts.ts';
import { refused, type Answered } from './answers.ts';
import { payPrize, winBooking } from './bookings.ts';
import type { RequestOf } from './calls.ts';
import type { AskedCall } from './context.ts';
import { insertCreditNotice, storeCredit } from './credits.ts';
import { payFreeWin } from './freeWin.ts';
import { answered, answerUnchanged, appliedOperation, isOfAnother, repeated } from './moneyAnswers.ts';
import { storeAlone } from './operations.store.ts';
import { targetOf } from './targets.store.ts';

/**
 * Answers a win. No token, limit or block refuses it; one that comes too late is refused, and an operator looks at it. The
 * statement that stores the operation pays an ordinary win; the win of a free round and a prize are paid before it.
 */
export async function answerWin(trx: Trx, request: RequestOf<'win'>, asked: AskedCall): Promise<Answered> {
  const { account, context, makerId, now } = asked;
  if (context.storedId !== null) return repeated(request, asked);
  if (isOfAnother(asked)) return answerUnchanged(trx, request, asked, refused('BET_NOT_FOUND', 'none'));
  const refuse = (status: WalletStatus) =>
    answerUnchanged(trx, request, asked, refused(status, context.roundState ?? 'none'));
  const { roundId, roundState } = context;
  const isPromo = request.type === 'promo';
  const amount = amountOf(request.amount, account.iso);
  if (request.currency !== account.iso) return refuse('WRONG_CURRENCY');
  if (amount === undefined) return refuse('BAD_AMOUNT');
  const money = { makerId, txId: request.txId, accountId: account.id, iso: account.iso, at: now, amount };

  if (roundId === null) {
    if (!isPromo) return refuse('BET_NOT_FOUND');
    const balance = (await payPrize(trx, money)) ?? account.balance;
    const applied = { roundState: 'none', kind: 'promo', amount, balance } as const;
    const operation = appliedOperation(request, asked, applied);
    return answered(operation, await storeAlone(trx, operation), asked);
  }
  if (roundState === 'rolledBack') {
    await insertCreditNotice(trx, 'winAfterRollback', request, asked, amount);
    return refuse('TX_ROLLED_BACK');
  }
  if (roundState === 'closed' || roundState === null) {
    await insertCreditNotice(trx, 'winOnClosedRound', request, asked, amount);
    return refuse('ROUND_CLOSED');
  }
  if (request.betTxId !== undefined) {
    const bet = await targetOf(trx, makerId, request.betTxId);
    if (bet?.roundId !== roundId || !['bet', 'freeBet'].includes(bet.kind)) return refuse('BET_NOT_FOUND');
  }

  const state: RoundState = request.close ? 'closed' : 'open';
  const round = { roundId, state };
  if (context.isFree || request.type === 'freeRound') {
    const { freeRoundsId, paid, balance } = await payFreeWin(trx, roundId, money, account);
    return storeCredit(trx, request, asked, round, { kind: 'freeWin', amount: paid, freeRoundsId, balance });
  }
  const balance = account.balance + amount;
  if (isPromo) {
    await payPrize(trx, money);
    return storeCredit(trx, request, asked, round, { kind: 'promo', amount, balance });
  }
  if (isAboveMaximum(asked, amount)) await insertCreditNotice(trx, 'winAboveMaximum', request, asked, amount);
  return storeCredit(trx, request, asked, round, {
    kind: 'win',
    amount,
    balance,
    booking: winBooking(money),
  });
}

/** A win above the agreed multiple of the stake is booked in full, and an operator looks at it. */
function isAboveMaximum({ context: { maxWin, staked, won } }: AskedCall, amount: bigint): boolean {
  return maxWin !== null && staked !== null && won !== null && won + amount > staked * BigInt(maxWin);
}
