import type { Trx } from '../../kernel/index.ts';
import type { WalletStatus } from '../rounds/roundTypes.ts';
import { amountOf } from './amounts.ts';
import { refused, type Answered } from './answers.ts';
import { payJackpot } from './bookings.ts';
import type { RequestOf } from './calls.ts';
import type { AskedCall } from './context.ts';
import { insertCreditNotice, storeCredit } from './credits.ts';
import { answerUnchanged, isOfAnother, repeated } from './moneyAnswers.ts';

/**
 * Answers a jackpot, which is paid on an open or a closed round and leaves it as it is. No token, limit or block refuses
 * it.
 */
export async function answerJackpot(
  trx: Trx,
  request: RequestOf<'jackpot'>,
  asked: AskedCall,
): Promise<Answered> {
  const { account, context, makerId, now } = asked;
  if (context.storedId !== null) return repeated(request, asked);
  if (isOfAnother(asked)) return answerUnchanged(trx, request, asked, refused('BET_NOT_FOUND', 'none'));
  const refuse = (status: WalletStatus) =>
    answerUnchanged(trx, request, asked, refused(status, context.roundState ?? 'none'));
  const { roundId, roundState: state } = context;
  const amount = amountOf(request.amount, account.iso);
  if (request.currency !== account.iso) return refuse('WRONG_CURRENCY');
  if (amount === undefined || amount === 0n) return refuse('BAD_AMOUNT');
  if (roundId === null || state === null) return refuse('BET_NOT_FOUND');
  if (state === 'rolledBack') {
    await insertCreditNotice(trx, 'winAfterRollback', request, asked, amount);
    return refuse('TX_ROLLED_BACK');
  }
  const { txId } = request;
  const money = { makerId, txId, accountId: account.id, iso: account.iso, at: now, amount };
  const balance = (await payJackpot(trx, money)) ?? account.balance;
  return storeCredit(trx, request, asked, { roundId, state }, { kind: 'jackpot', amount, balance });
}
