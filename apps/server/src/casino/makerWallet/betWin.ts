import type { Trx } from '../../kernel/index.ts';
import type { WalletStatus } from '../rounds/roundTypes.ts';
import { isBonusAccount } from '../../ledger/index.ts';
import { amountOf } from './amounts.ts';
import { refused, type Answered } from './answers.ts';
import { betRefusal } from './betChecks.ts';
import { noteBonusPlay } from './bonusPlay.ts';
import { stakeBooking, takeStake, winBooking } from './bookings.ts';
import type { RequestOf } from './calls.ts';
import type { AskedCall } from './context.ts';
import type { DecisionDeps } from './makerWalletDeps.ts';
import { answered, answerUnchanged, appliedOperation, isOfAnother, repeated } from './moneyAnswers.ts';
import { storeBet, type BetRound } from './operations.store.ts';

/**
 * Answers a bet with its win in one step, which closes its round. Every check comes before the first booking, so that a
 * refusal changes nothing. The statement that stores the operation pays the win, or takes the stake if nothing is won.
 */
export async function answerBetWin(
  trx: Trx,
  deps: DecisionDeps,
  request: RequestOf<'betWin'>,
  asked: AskedCall,
): Promise<Answered> {
  const { account, context, makerId, now } = asked;
  if (context.storedId !== null) return repeated(request, asked);
  if (isOfAnother(asked)) return answerUnchanged(trx, request, asked, refused('TX_MISMATCH', 'none'));
  const refuse = (status: WalletStatus) =>
    answerUnchanged(trx, request, asked, refused(status, context.roundState ?? 'none'));
  const { gameId } = context;
  const amount = amountOf(request.bet, account.iso);
  const won = amountOf(request.win, account.iso);
  if (request.currency !== account.iso) return refuse('WRONG_CURRENCY');
  if (amount === undefined || won === undefined || amount === 0n) return refuse('BAD_AMOUNT');
  if (gameId === null || context.gameState !== 'active') return refuse('INVALID_GAME');
  const bet = { token: request.token, gameId, amount, isFree: false, isSide: false };
  const refusal = await betRefusal(trx, deps, asked, bet);
  if (refusal) return answerUnchanged(trx, request, asked, refusal);
  const money = { makerId, txId: request.txId, accountId: account.id, iso: account.iso, at: now };
  const win = winBooking({ ...money, amount: won });
  if (win) await takeStake(trx, { ...money, amount });
  const round: BetRound = {
    makerRoundId: request.roundId,
    gameId,
    playerId: account.playerId,
    accountId: account.id,
    isFree: false,
    isBonus: isBonusAccount(account),
    won,
    closes: true,
    isNew: context.roundId === null,
  };
  const balance = account.balance - amount + won;
  const operation = appliedOperation(request, asked, { roundState: 'closed', amount, won, balance });
  const ids = await storeBet(trx, operation, round, win ?? stakeBooking({ ...money, amount }));
  await noteBonusPlay(trx, asked, { ...ids, gameId, isNew: round.isNew, hasEnded: true });
  return answered(operation, ids, asked);
}
