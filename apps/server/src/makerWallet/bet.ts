import type { Trx } from '../db/database.ts';
import { isBonusAccount, type LockedAccount } from '../wallet/ledger.ts';
import type { Booking } from '../wallet/payments.ts';
import { amountOf } from './amounts.ts';
import { refused, type Decision } from './answers.ts';
import { stakeBooking, takeStake, winBooking } from './bookings.ts';
import type { BodyOfCall } from './calls.ts';
import type { CallContext } from './context.ts';
import { freeRoundsRefusal, playFreeRound } from './freeRounds.store.ts';
import type { DecisionDeps, PlayRules } from './makerWalletDeps.ts';
import type { BetRound } from './operations.store.ts';
import { stakeRefusal } from './stakeChecks.ts';

export interface AskedCall {
  readonly makerId: string;
  readonly account: LockedAccount;
  readonly context: CallContext;
  readonly now: Date;
}

/** A bet, or a bet with its win in one step, as the platform reads it. */
export type BetRequest =
  | ({ readonly call: 'bet' } & BodyOfCall<'bet'>)
  | ({ readonly call: 'betWin' } & BodyOfCall<'betWin'>);

/** An accepted bet: its amounts in minor units, and its round. */
export interface AcceptedBet {
  readonly amount: bigint;
  readonly won: bigint;
  /** Balance after it. */
  readonly balance: bigint;
  /** Booking that its statement makes: of the stake, or of the win in the same call. */
  readonly booking: Booking | undefined;
  readonly round: BetRound;
}

/**
 * Decides a bet. Every check comes before the first booking, so that a refusal changes nothing. The caller stores the
 * operation in the statement that takes the stake.
 */
export async function decideBet(
  trx: Trx,
  deps: DecisionDeps,
  request: BetRequest,
  asked: AskedCall,
): Promise<Decision | AcceptedBet> {
  const { account, context, makerId, now } = asked;
  const isFree = request.call === 'bet' && request.type === 'freeRound';
  const before = context.roundState ?? 'none';
  const amount = amountOf(request.call === 'bet' ? request.amount : request.bet, account.iso);
  const won = request.call === 'bet' ? 0n : amountOf(request.win, account.iso);
  if (request.currency !== account.iso) return refused('WRONG_CURRENCY', before);
  if (amount === undefined || won === undefined || (amount === 0n) !== isFree)
    return refused('BAD_AMOUNT', before);
  if (context.gameId === null || context.gameState !== 'active') return refused('INVALID_GAME', before);
  const rules = await deps.playRulesOf(trx, {
    siteId: context.siteId,
    playerId: account.playerId,
    gameId: context.gameId,
    minCycleMs: context.minCycleMs ?? 0,
    iso: account.iso,
    now,
  });
  const refusal =
    (isFree ? undefined : boundsRefusal(request, asked, { amount, rules })) ??
    (await stakeRefusal(trx, deps, {
      account,
      context,
      token: request.token,
      amount,
      stakedBefore: context.staked ?? 0n,
      now,
    })) ??
    roundRefusal(asked, { isFree, rules }) ??
    (isFree && request.call === 'bet'
      ? await freeRoundsRefusal(trx, request, { ...asked, gameId: context.gameId })
      : undefined);
  if (refusal) return refusal;
  const money = { makerId, txId: request.txId, accountId: account.id, iso: account.iso, at: now };
  const win = winBooking({ ...money, amount: won });
  if (win) await takeStake(trx, { ...money, amount });
  if (isFree && request.call === 'bet') await playFreeRound(trx, request.freeRoundsId ?? '');
  const round: BetRound = {
    makerRoundId: request.roundId,
    gameId: context.gameId,
    playerId: account.playerId,
    accountId: account.id,
    isFree,
    isBonus: isBonusAccount(account),
    won,
    closes: request.call === 'betWin',
    isNew: context.roundId === null,
  };
  const booking = win ?? stakeBooking({ ...money, amount });
  return { amount, won, balance: account.balance - amount + won, booking, round };
}

/** The stake of a buy-in is the player's to choose within the game's bounds too; a side bet has no least stake. */
function boundsRefusal(
  request: BetRequest,
  { account, context }: AskedCall,
  { amount, rules }: { readonly amount: bigint; readonly rules: PlayRules },
): Decision | undefined {
  const before = context.roundState ?? 'none';
  const bound = (text: string | null) => (text === null ? undefined : amountOf(text, account.iso));
  const least = bound(context.minStake);
  const isSide = request.call === 'bet' && request.type === 'side';
  if (!isSide && least !== undefined && amount < least) return refused('BELOW_MIN', before);
  const most = [bound(context.maxStake), rules.maxStake].filter((one) => one !== undefined);
  return most.some((one) => amount > one) ? refused('ABOVE_MAX', before) : undefined;
}

/** A closed round takes no bets. A new round doesn't begin before the cycle of the one before is over. */
function roundRefusal(
  { context, now }: AskedCall,
  { isFree, rules }: { readonly isFree: boolean; readonly rules: PlayRules },
): Decision | undefined {
  const { roundState, lastRoundAt } = context;
  if (roundState !== null && roundState !== 'open') return refused('ROUND_CLOSED', roundState);
  const isEarly =
    roundState === null &&
    !isFree &&
    lastRoundAt !== null &&
    now.getTime() - lastRoundAt.getTime() < rules.minCycleMs;
  return isEarly ? refused('TOO_FAST', 'none') : undefined;
}
