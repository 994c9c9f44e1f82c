import type { Trx } from '../../kernel/index.ts';
import type { WalletStatus } from '../rounds/roundTypes.ts';
import { isBonusAccount } from '../../ledger/index.ts';
import { amountOf } from './amounts.ts';
import { refused, type Answered } from './answers.ts';
import { betRefusal } from './betChecks.ts';
import { noteBonusPlay } from './bonusPlay.ts';
import { stakeBooking } from './bookings.ts';
import type { RequestOf } from './calls.ts';
import type { AskedCall } from './context.ts';
import { freeRoundsRefusal, playFreeRound } from './freeRounds.store.ts';
import type { DecisionDeps } from './makerWalletDeps.ts';
import { answered, answerUnchanged, appliedOperation, isOfAnother, repeated } from './moneyAnswers.ts';
import { storeBet, type BetRound } from './operations.store.ts';

/**
 * Answers a bet. Every check comes before the first booking, so that a refusal changes nothing. The statement that stores
 * the operation takes the stake.
 */
export async function answerBet(
  trx: Trx,
  deps: DecisionDeps,
  request: RequestOf<'bet'>,
  asked: AskedCall,
): Promise<Answered> {
  const { account, context, makerId, now } = asked;
  if (context.storedId !== null) return repeated(request, asked);
  if (isOfAnother(asked)) return answerUnchanged(trx, request, asked, refused('TX_MISMATCH', 'none'));
  const refuse = (status: WalletStatus) =>
    answerUnchanged(trx, request, asked, refused(status, context.roundState ?? 'none'));
  const { gameId } = context;
  const isFree = request.type === 'freeRound';
  const amount = amountOf(request.amount, account.iso);
  if (request.currency !== account.iso) return refuse('WRONG_CURRENCY');
  if (amount === undefined || (amount === 0n) !== isFree) return refuse('BAD_AMOUNT');
  if (gameId === null || context.gameState !== 'active') return refuse('INVALID_GAME');
  const isSide = request.type === 'side';
  const refusal =
    (await betRefusal(trx, deps, asked, { token: request.token, gameId, amount, isFree, isSide })) ??
    (isFree ? await freeRoundsRefusal(trx, request, { ...asked, gameId }) : undefined);
  if (refusal) return answerUnchanged(trx, request, asked, refusal);
  if (isFree) await playFreeRound(trx, request.freeRoundsId ?? '');
  const round: BetRound = {
    makerRoundId: request.roundId,
    gameId,
    playerId: account.playerId,
    accountId: account.id,
    isFree,
    isBonus: isBonusAccount(account),
    won: 0n,
    closes: false,
    isNew: context.roundId === null,
  };
  const operation = appliedOperation(request, asked, {
    roundState: 'open',
    kind: isFree ? 'freeBet' : 'bet',
    amount,
    freeRoundsId: isFree ? (request.freeRoundsId ?? null) : null,
    balance: account.balance - amount,
  });
  const { txId } = request;
  const stake = stakeBooking({ makerId, txId, accountId: account.id, iso: account.iso, amount, at: now });
  const ids = await storeBet(trx, operation, round, stake);
  await noteBonusPlay(trx, asked, { ...ids, gameId, isNew: round.isNew, hasEnded: false });
  return answered(operation, ids, asked);
}
