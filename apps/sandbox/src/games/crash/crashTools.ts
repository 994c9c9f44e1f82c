import type { CrashState } from '@touchline/games';
import type { Clock } from '../../clock.ts';
import type { Database } from '../database.ts';
import { toMinor } from '../money.ts';
import { createActions, type Actions } from '../rounds/actions.ts';
import { createPlayMoney, type Bank } from '../rounds/bank.ts';
import { oddityOf } from '../rounds/oddities.ts';
import { roundMoney, type RoundForMoney } from '../rounds/roundMoney.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { rollbackOf, type Wallet } from '../wallet/wallet.ts';
import { createCrashStore, type CrashBet, type CrashStore } from './crash.store.ts';
import { crashView, type CrashRoundView } from './crashView.ts';

export interface CrashDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly wallet: Wallet;
}

/** Parts that the bets of crash have in common. */
export interface CrashTools extends CrashDeps {
  readonly store: CrashStore;
  readonly actions: Actions;
  now(): number;
  bankOf(isDemo: boolean): Bank;
  view(bet: CrashBet): CrashRoundView;
  /** Saves a bet that has ended, with the calls of its money. */
  settle(bet: CrashBet, game: CrashState): CrashBet;
  /** Returns a stake that can't be played. */
  giveBack(bet: CrashBet): Promise<void>;
}

/** Creates the common parts. */
export function createCrashTools(deps: CrashDeps): CrashTools {
  const { db, clock, sessions, wallet } = deps;
  const store = createCrashStore(db);
  const playMoney = createPlayMoney(sessions);
  const bankOf = (isDemo: boolean): Bank => (isDemo ? playMoney : wallet);
  const view = (bet: CrashBet): CrashRoundView =>
    crashView(bet, store.round(bet.tableId), sessions.byId(bet.sessionId)?.balance ?? '0');
  const moneyOf = (bet: CrashBet): RoundForMoney => ({ ...bet, freeRoundsId: null, jackpot: null });

  function settle(bet: CrashBet, game: CrashState): CrashBet {
    const settled: CrashBet = { ...bet, state: 'settled', game };
    const bank = bankOf(bet.isDemo);
    db.atomically(() => {
      store.saveBet(settled);
      const oddity = bet.isDemo ? {} : oddityOf(BigInt(game.stake));
      bank.queue(roundMoney.settlement(moneyOf(settled), oddity));
    });
    return settled;
  }

  async function giveBack(bet: CrashBet): Promise<void> {
    const { id: roundId, sessionId, titleId: gameId, currency } = bet;
    db.atomically(() => {
      store.saveBet({ ...bet, state: 'void' });
      bankOf(bet.isDemo).queue(
        bet.bets.map(({ txId, amount }) =>
          rollbackOf({
            txId,
            sessionId,
            roundId,
            body: { gameId, currency },
            amount: toMinor(amount, currency),
          }),
        ),
      );
    });
    await bankOf(bet.isDemo).deliver(bet.id);
  }

  const now = (): number => clock.now().getTime();
  return { ...deps, store, actions: createActions(db), now, bankOf, view, settle, giveBack };
}
