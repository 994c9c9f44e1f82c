import { leaveRound } from '@touchline/games';
import { createLocks } from '../locks.ts';
import type { Session } from '../sessions/sessions.ts';
import { rollbackIdOf, rollbackOf, type RolledBack } from '../wallet/wallet.ts';
import type { WantedRound } from './newRound.ts';
import type { Oddity } from './oddities.ts';
import { playStakedTurn, type WantedTurn } from './playTurn.ts';
import type { RoundStore, StoredRound } from './rounds.store.ts';
import { createRoundTools, type RoundsDeps } from './roundTools.ts';
import type { RoundView } from './roundView.ts';
import { startStakedRound } from './startRound.ts';

/** Time after which a round that its player has left ends by the rule of its game, ms. */
const LEFT_AFTER = 86_400_000;

/** Rounds of a page of the history. */
const PAGE = 20;

const plain: Oddity = {};

/** Rounds of all games but crash. */
export interface Rounds {
  /** Takes the stake and starts a round; a repeated action returns its round as it is now. */
  start(session: Session, wanted: WantedRound): Promise<RoundView>;
  turn(session: Session, wanted: WantedTurn): Promise<RoundView>;
  /** Returns the open round of a session's player in its game; null if there is none. */
  openOf(session: Session): RoundView | null;
  /** Returns the last finished rounds of a player over all games, newest first. */
  past(session: Session, before: string | undefined): readonly RoundView[];
  /** Ends the open rounds of a player by the rules of their games. */
  leaveAll(player: string): Promise<void>;
  /** Does what follows from a rollback that the wallet has sent. */
  rolledBack(effect: RolledBack): void;
  /** Goes on with the rounds that aren't finished when the maker starts. */
  resume(): void;
  readonly store: RoundStore;
}

/** Creates the rounds. */
export function createRounds(deps: RoundsDeps): Rounds {
  const tools = createRoundTools(deps);
  const { store, clock, sessions, seeds, wallet } = tools;
  const locks = createLocks();

  function watch({ id, at }: StoredRound): void {
    clock.after(Math.max(0, at + LEFT_AFTER - tools.now()), async () => leave(id));
  }

  async function leave(id: string): Promise<void> {
    const player = store.byId(id)?.player;
    if (player === undefined) return;
    await locks.within(player, async () => {
      const round = store.byId(id);
      if (round?.state !== 'open') return;
      tools.book({ ...round, game: leaveRound(round.game) }, plain, false);
      await tools.bankOf(round.isDemo).deliver(id);
    });
  }

  /** Does one action of a player after the other, with the session as it is then. */
  const inTurn = (session: Session, actionId: string, act: (current: Session) => Promise<RoundView>) =>
    locks.within(session.player, async () => {
      const current = sessions.byId(session.id) ?? session;
      return tools.repeated(current, actionId) ?? act(current);
    });

  /** Books a round whose stake was decided right before a stop, or forgets it. */
  function finishStake(round: StoredRound): void {
    const bet = wallet.operations.find(round.bets[0]?.txId ?? '');
    if (bet?.state !== 'done' || bet.status === 'UNKNOWN') return;
    if (bet.status === 'OK') tools.book(round, plain, bet.call === 'betWin');
    else {
      store.remove(round.id);
      seeds.giveBack(round.pairId, round.nonce);
    }
  }

  /** Returns added stakes that were booked right before a stop, without their turn. */
  function returnAdded({ id, titleId: gameId, currency, bets }: StoredRound): void {
    for (const { txId, sessionId, amount } of wallet.operations.bookedBets(id)) {
      const isKnown = bets.some((bet) => bet.txId === txId) || wallet.operations.find(rollbackIdOf(txId));
      if (!isKnown)
        wallet.queue([rollbackOf({ txId, sessionId, roundId: id, body: { gameId, currency }, amount })]);
    }
  }

  return {
    store,
    start: (session, wanted) =>
      inTurn(session, wanted.actionId, (current) => startStakedRound(tools, current, wanted, watch)),
    turn: (session, wanted) =>
      inTurn(session, wanted.actionId, (current) => playStakedTurn(tools, current, wanted)),
    openOf(session) {
      const round = store.unfinishedOf(session.player, session.gameId);
      return round?.state === 'open' ? tools.view(round, session.id) : null;
    },
    past: (session, before) =>
      store.past(session.player, before, PAGE).map((round) => tools.view(round, session.id)),
    async leaveAll(player) {
      for (const { id } of store.open(player)) await leave(id);
    },
    rolledBack({ roundId, targetTxId, stands }) {
      const round = store.byId(roundId);
      if (round?.state !== 'staking' || round.bets[0]?.txId !== targetTxId) return;
      if (stands) tools.book(round, plain, true);
      else store.save({ ...round, state: 'void' });
    },
    resume() {
      for (const round of store.staking()) if (!round.isDemo) finishStake(round);
      for (const round of store.open()) {
        if (!round.isDemo) returnAdded(round);
        watch(round);
      }
    },
  };
}
