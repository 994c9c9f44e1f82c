import { toWire } from '@touchline/betting';
import type { Trx } from '../../kernel/index.ts';
import { insertNotice } from '../rounds/roundAccess.ts';
import type { NoticeKind, OperationKind } from '../rounds/roundTypes.ts';
import type { Booking } from '../../ledger/index.ts';
import type { Answered } from './answers.ts';
import { noteBonusPlay } from './bonusPlay.ts';
import type { RequestOf } from './calls.ts';
import type { AskedCall } from './context.ts';
import { answered, appliedOperation } from './moneyAnswers.ts';
import { storeOnRound, type RoundChange } from './operations.store.ts';

/** A win or a jackpot, as its maker asks for it. */
type CreditRequest = RequestOf<'win'> | RequestOf<'jackpot'>;

/** An accepted credit. */
interface Credit {
  readonly kind: OperationKind;
  /** Minor units. */
  readonly amount: bigint;
  /** Balance after it of the account that the round is played on. */
  readonly balance: bigint;
  readonly freeRoundsId?: string | null;
  /** Booking that the statement of its operation makes; undefined if it was booked before, or nothing is paid. */
  readonly booking?: Booking | undefined;
}

/** Stores a credit on its round, which has the given state then, and answers it. */
export async function storeCredit(
  trx: Trx,
  request: CreditRequest,
  asked: AskedCall,
  { roundId, state }: Pick<RoundChange, 'roundId' | 'state'>,
  { booking, ...credit }: Credit,
): Promise<Answered> {
  const operation = appliedOperation(request, asked, { ...credit, roundState: state });
  const ids = await storeOnRound(trx, operation, {
    roundId,
    state,
    staked: 0n,
    won: credit.amount,
    hasWin: true,
    rounds: 0,
    booking,
  });
  await noteBonusPlay(trx, asked, { ...ids, gameId: null, isNew: false, hasEnded: state !== 'open' });
  return answered(operation, ids, asked);
}

/** Asks an operator to look at a credit. */
export async function insertCreditNotice(
  trx: Trx,
  kind: NoticeKind,
  request: CreditRequest,
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
