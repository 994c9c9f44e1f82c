import { cashOutCrash, crashTime, endCrash, followCrash, type CrashState } from '@touchline/games';
import { createLocks } from '../locks.ts';
import { PlayProblem } from '../problem.ts';
import { problemOf } from '../rounds/newRound.ts';
import { requireCurrent, type Session } from '../sessions/sessions.ts';
import type { RolledBack } from '../wallet/wallet.ts';
import { createCrashChain } from './chain.ts';
import type { CrashBet, CrashStore, TableRound } from './crash.store.ts';
import { placeBet, repeated, type WantedBet } from './crashBets.ts';
import { createCrashTable, type CrashTable, type Phase } from './crashTable.ts';
import { createCrashTools, type CrashDeps } from './crashTools.ts';
import type { CrashRoundView } from './crashView.ts';

/** Event of the stream of a session. */
export type CrashEvent =
  | { readonly type: Exclude<Phase, 'idle'>; readonly data: object }
  | { readonly type: 'bet'; readonly data: CrashRoundView };

export interface Crash {
  readonly table: CrashTable;
  readonly store: CrashStore;
  bet(session: Session, wanted: WantedBet): Promise<CrashRoundView>;
  /**
   * Cashes a bet out.
   * @param at time of receipt, ms
   */
  cashOut(
    session: Session,
    wanted: { readonly actionId: string; readonly roundId: string },
    at: number,
  ): Promise<CrashRoundView>;
  /** Ends the bets of a player who may not play on: automatic cash-outs stay, others are cashed out at once. */
  leave(player: string): Promise<void>;
  past(session: Session, before: string | undefined): readonly CrashRoundView[];
  /** Returns the bets of a session's player in the present round. */
  present(session: Session): readonly CrashRoundView[];
  /** Sends the events of a session to a listener; returns the function that ends it. */
  subscribe(session: Session, listener: (event: CrashEvent) => void): () => void;
  rolledBack(effect: RolledBack): void;
  /** Returns the stakes of a round that the maker's stop has cut off. */
  resume(): Promise<void>;
}

/** Creates crash: one table for all players. */
export function createCrash(deps: CrashDeps): Crash {
  const tools = createCrashTools(deps);
  const { db, clock, sessions, actions, store, now, bankOf, view, settle, giveBack } = tools;
  const locks = createLocks();
  const listeners = new Map<(event: CrashEvent) => void, string>();

  const table = createCrashTable({
    clock,
    chain: createCrashChain(db),
    store,
    isWatched: () => listeners.size > 0,
    async onPhase(phase, round, since) {
      if (phase === 'running') startBets(round, since);
      const ended = phase === 'busted' ? endBets(round) : [];
      publish({ type: phase, data: table.shown() });
      await Promise.all(ended.map(pay));
    },
  });

  function publish(event: CrashEvent, player?: string): void {
    for (const [listener, of] of listeners) if (player === undefined || of === player) listener(event);
  }

  async function pay(bet: CrashBet): Promise<void> {
    await bankOf(bet.isDemo).deliver(bet.id);
    publish({ type: 'bet', data: view(bet) }, bet.player);
  }

  /** Plans the automatic cash-outs of a round that starts. */
  function startBets(round: TableRound, startedAt: number): void {
    for (const bet of store.openBets(round.id)) {
      const target = bet.game.choice.autoCashOut;
      if (bet.state !== 'in' || target === null || target > round.game.result) continue;
      clock.after(Math.max(0, startedAt + crashTime(target) - now()), async () => follow(bet.id, round));
    }
  }

  async function follow(id: string, { game: { result } }: TableRound): Promise<void> {
    const bet = store.bet(id);
    if (bet?.state !== 'in') return;
    const game = followCrash(bet.game, table.elapsedAt(now()), result);
    if (game.end !== null) await pay(settle(bet, game));
  }

  function endBets({ id, game: { result } }: TableRound): readonly CrashBet[] {
    const bets = store.openBets(id).filter(({ state }) => state === 'in');
    return bets.map((bet) => settle(bet, endCrash(bet.game, result)));
  }

  return {
    table,
    store,
    bet: (session, wanted) =>
      locks.within(session.player, async () => {
        const current = sessions.byId(session.id) ?? session;
        return repeated(tools, current, wanted.actionId) ?? placeBet(tools, table, current, wanted);
      }),
    async cashOut(session, { actionId, roundId }, at) {
      const known = repeated(tools, session, actionId);
      if (known) return known;
      requireCurrent(sessions.byId(session.id) ?? session);
      const bet = store.bet(roundId);
      const round = bet && store.round(bet.tableId);
      if (!round || bet.player !== session.player)
        throw new PlayProblem('ROUND_UNKNOWN', 'The bet doesn’t exist.', { status: 404 });
      if (bet.state === 'settled' && bet.game.cashedOutAt !== null) return view(bet);
      if (bet.state !== 'in' || table.round()?.id !== bet.tableId)
        throw new PlayProblem('BUSTED', 'The round had ended: the bet is lost.');
      let game: CrashState;
      try {
        game = cashOutCrash(bet.game, table.elapsedAt(at), round.game.result);
      } catch (error) {
        throw problemOf(error);
      }
      const settled = db.atomically(() => {
        actions.save(session.player, actionId, { roundId });
        return settle(bet, game);
      });
      await bankOf(bet.isDemo).deliver(bet.id);
      return view(settled);
    },
    async leave(player) {
      const round = table.round();
      if (!round) return;
      for (const bet of store.betsOf(player, round.id).filter(({ state }) => state === 'in')) {
        if (table.phase() !== 'running') await giveBack(bet);
        else if (bet.game.choice.autoCashOut === null) {
          const first = crashTime(101);
          const wait = Math.max(0, first - table.elapsedAt(now()));
          clock.after(wait, async () => {
            const current = store.bet(bet.id);
            const elapsed = Math.max(first, table.elapsedAt(now()));
            if (current?.state !== 'in' || table.round()?.id !== round.id || table.phase() !== 'running')
              return;
            await pay(settle(current, cashOutCrash(current.game, elapsed, round.game.result)));
          });
        }
      }
    },
    past: (session, before) => store.past(session.player, before, 20).map(view),
    present(session) {
      const round = table.round();
      return round ? store.betsOf(session.player, round.id).map(view) : [];
    },
    subscribe(session, listener) {
      listeners.set(listener, session.player);
      table.wake();
      return () => void listeners.delete(listener);
    },
    rolledBack({ roundId, targetTxId }) {
      const bet = store.bet(roundId);
      if (bet?.state === 'staking' && bet.bets[0]?.txId === targetTxId)
        store.saveBet({ ...bet, state: 'void' });
    },
    async resume() {
      for (const round of store.begunRounds()) store.saveRound({ ...round, state: 'void' });
      await Promise.all(store.leftBets().map(giveBack));
    },
  };
}
