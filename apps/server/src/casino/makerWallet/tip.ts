import type { Trx } from '../../kernel/index.ts';
import type { WalletStatus } from '../rounds/roundTypes.ts';
import { amountOf } from './amounts.ts';
import { refused, type Answered } from './answers.ts';
import { takeTip } from './bookings.ts';
import type { RequestOf } from './calls.ts';
import type { AskedCall } from './context.ts';
import type { DecisionDeps } from './makerWalletDeps.ts';
import { answered, answerUnchanged, appliedOperation, isOfAnother, repeated } from './moneyAnswers.ts';
import { addTip, storeAlone } from './operations.store.ts';
import { stakeRefusal } from './stakeChecks.ts';

/** Answers a tip and takes it. It counts as a stake for limits, but has no round. */
export async function answerTip(
  trx: Trx,
  deps: DecisionDeps,
  request: RequestOf<'tip'>,
  asked: AskedCall,
): Promise<Answered> {
  const { account, context, makerId, now } = asked;
  if (context.storedId !== null) return repeated(request, asked);
  if (isOfAnother(asked)) return answerUnchanged(trx, request, asked, refused('TX_MISMATCH', 'none'));
  const refuse = (status: WalletStatus) => answerUnchanged(trx, request, asked, refused(status, null));
  const amount = amountOf(request.amount, account.iso);
  if (request.currency !== account.iso) return refuse('WRONG_CURRENCY');
  if (amount === undefined || amount === 0n) return refuse('BAD_AMOUNT');
  if (context.gameId === null || context.gameState !== 'active') return refuse('INVALID_GAME');
  const stake = { account, context, token: request.token, amount, stakedBefore: 0n, now };
  const refusal = await stakeRefusal(trx, deps, stake);
  if (refusal) return answerUnchanged(trx, request, asked, { ...refusal, roundState: null });
  const { txId, sessionId } = request;
  const money = { makerId, txId, accountId: account.id, iso: account.iso, amount, at: now };
  const balance = (await takeTip(trx, money)) ?? account.balance;
  await addTip(trx, sessionId, amount);
  const operation = appliedOperation(request, asked, { roundState: null, amount, balance });
  return answered(operation, await storeAlone(trx, operation), asked);
}
