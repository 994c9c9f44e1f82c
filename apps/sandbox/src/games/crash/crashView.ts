import { viewCrash, type CrashView } from '@touchline/games';
import { toText } from '../money.ts';
import type { RoundView } from '../rounds/roundView.ts';
import type { CrashBet, TableRound } from './crash.store.ts';

/** A bet on crash as its player sees it. `fairness` has the terminal hash, the salt and the game of the chain. */
export interface CrashRoundView extends RoundView {
  readonly view: CrashView;
  /** Round of the table. */
  readonly tableId: string;
}

/** Returns a bet on crash as its player sees it. */
export function crashView(bet: CrashBet, round: TableRound | undefined, balance: string): CrashRoundView {
  const { game, currency } = bet;
  const isSettled = bet.state === 'settled';
  const isOver = round !== undefined && round.state !== 'begun';
  const view = viewCrash(game);
  return {
    roundId: bet.id,
    tableId: bet.tableId,
    state: bet.state === 'staking' || bet.state === 'in' ? 'open' : bet.state,
    stake: toText(BigInt(game.staked), currency),
    payout: toText(isSettled ? BigInt(game.end?.payout ?? '0') : 0n, currency),
    multiplier: isSettled ? (game.end?.multiplier ?? 0) : 0,
    balance,
    view: { ...view, result: isOver ? round.game.result : null },
    fairness: {
      commitment: round?.game.terminal ?? '',
      clientSeed: round?.game.salt ?? '',
      nonce: round?.game.number ?? 0,
      serverSeed: isOver ? round.game.hash : null,
    },
    isStakeReturned: bet.state === 'void',
    isFree: false,
    jackpot: null,
    at: bet.at,
  };
}
