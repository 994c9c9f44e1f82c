import type { GameState } from '@touchline/games';
import type { Clock } from '../../clock.ts';
import type { Database } from '../database.ts';
import { titleOf } from '../feed/titles.ts';
import type { FreeRounds } from '../freeRounds/freeRounds.ts';
import type { Jackpots } from '../jackpots/jackpots.ts';
import { toText } from '../money.ts';
import { PlayProblem } from '../problem.ts';
import type { Seeds } from '../seeds/seeds.ts';
import type { Session, Sessions } from '../sessions/sessions.ts';
import { rollbackIdOf, type Wallet } from '../wallet/wallet.ts';
import { createActions, type Actions } from './actions.ts';
import { createPlayMoney, type Bank } from './bank.ts';
import type { Oddity } from './oddities.ts';
import { roundMoney } from './roundMoney.ts';
import { createRoundStore, type RoundStore, type StoredRound } from './rounds.store.ts';
import { roundView, type RoundView } from './roundView.ts';

export interface RoundsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly seeds: Seeds;
  readonly jackpots: Jackpots;
  readonly freeRounds: FreeRounds;
  readonly wallet: Wallet;
}

/** Parts that starting a round and its turns have in common. */
export interface RoundTools extends RoundsDeps {
  readonly store: RoundStore;
  readonly actions: Actions;
  now(): number;
  bankOf(isDemo: boolean): Bank;
  view(round: StoredRound, sessionId: string): RoundView;
  /**
   * Returns the result of a repeated action; undefined for a new one.
   * @throws PlayProblem if the action was refused, or its stake has no decision yet
   */
  repeated(session: Session, actionId: string): RoundView | undefined;
  /**
   * Saves a round whose stake is booked, with the operations that settle it if it has ended.
   * @param isPaid true if its win was booked together with its stake
   */
  book(round: StoredRound, oddity: Oddity, isPaid: boolean): StoredRound;
}

/** Refusal of an action whose stake has no decision yet: the same action may be sent again. */
export const uncertain = (): PlayProblem =>
  new PlayProblem('INTERNAL', 'The stake isn’t decided yet: send the same action again.', { status: 503 });

/** Returns the state of a game whose stake goes back as if nothing had been played. */
export const returned = (game: GameState): GameState => ({
  ...game,
  end: { payout: game.stake, multiplier: 10_000, isStakeReturned: true },
});

/** Creates the common parts. */
export function createRoundTools(deps: RoundsDeps): RoundTools {
  const { db, clock, sessions, seeds, jackpots, wallet } = deps;
  const store = createRoundStore(db);
  const actions = createActions(db);
  const playMoney = createPlayMoney(sessions);
  const bankOf = (isDemo: boolean): Bank => (isDemo ? playMoney : wallet);
  const view = (round: StoredRound, sessionId: string): RoundView =>
    roundView(round, seeds, sessions.byId(sessionId)?.balance ?? '0');

  function repeated(session: Session, actionId: string): RoundView | undefined {
    const known = actions.resultOf(session.player, actionId);
    if (!known) return undefined;
    if ('code' in known) throw new PlayProblem(known.code, known.message, { remainder: known.remainder });
    const round = store.byId(known.roundId);
    if (!round) throw new PlayProblem('ROUND_UNKNOWN', 'The round doesn’t exist.', { status: 404 });
    const isOfRound = known.waitsFor === undefined || round.bets.some(({ txId }) => txId === known.waitsFor);
    if (round.state === 'staking' || (!isOfRound && wallet.isWaiting(rollbackIdOf(known.waitsFor ?? ''))))
      throw uncertain();
    if (round.state === 'void' || !isOfRound)
      throw new PlayProblem('STAKE_RETURNED', 'The stake wasn’t booked for certain and has been returned.');
    return view(round, session.id);
  }

  function book(round: StoredRound, oddity: Oddity, isPaid: boolean): StoredRound {
    const bank = bankOf(round.isDemo);
    return db.atomically(() => {
      const jackpotId = titleOf(round.titleId)?.jackpotId ?? null;
      if (jackpotId !== null && round.state === 'staking' && !round.isDemo && round.freeRoundsId === null)
        jackpots.contribute(BigInt(round.game.stake));
      const isOver = round.game.end !== null;
      const level = isOver ? round.jackpotLevel : null;
      const amount = level && (round.isDemo ? jackpots.amountOf(level) : jackpots.pay(level));
      const booked: StoredRound = {
        ...round,
        state: isOver ? 'settled' : 'open',
        jackpot: level && amount !== null ? { level, amount: toText(amount, round.currency) } : null,
      };
      store.save(booked);
      if (isOver && !isPaid) bank.queue(roundMoney.settlement(booked, oddity));
      const jackpot = jackpotId === null ? undefined : roundMoney.jackpot(booked, jackpotId);
      if (jackpot) bank.queue([jackpot]);
      return booked;
    });
  }

  const now = (): number => clock.now().getTime();
  return { ...deps, store, actions, now, bankOf, view, repeated, book };
}
