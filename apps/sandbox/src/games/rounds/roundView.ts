import { viewOf, type GameView } from '@touchline/games';
import { toMinor, toText } from '../money.ts';
import type { Pair, Seeds } from '../seeds/seeds.ts';
import type { StoredRound } from './rounds.store.ts';

/** Seeds of a round, as far as its player may see them. */
export interface ShownSeeds {
  readonly commitment: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** The server seed once its pair is replaced; else null. */
  readonly serverSeed: string | null;
}

/** A round as its player sees it. Amounts are decimal texts. */
export interface RoundView {
  readonly roundId: string;
  /** `void`: the stake was returned since it couldn't be booked for certain. */
  readonly state: 'open' | 'settled' | 'void';
  /** All stakes of the round. */
  readonly stake: string;
  readonly payout: string;
  /** Ten-thousandths. */
  readonly multiplier: number;
  readonly balance: string;
  readonly view: GameView;
  readonly fairness: ShownSeeds;
  readonly isStakeReturned: boolean;
  readonly isFree: boolean;
  /** Level of the jackpot that the round has won. */
  readonly jackpot: { readonly level: string; readonly amount: string } | null;
  /** Time of the stake, ms. */
  readonly at: number;
}

/** Returns the seeds of a pair that may be shown. */
export const shownSeeds = (
  { commitment, clientSeed, serverSeed, isActive }: Pair,
  nonce: number,
): ShownSeeds => ({
  commitment,
  clientSeed,
  nonce,
  serverSeed: isActive ? null : serverSeed,
});

/**
 * Returns a round as its player sees it.
 * @param balance of the player, decimal
 */
export function roundView(round: StoredRound, seeds: Seeds, balance: string): RoundView {
  const { game, currency } = round;
  const pair = seeds.byId(round.pairId);
  if (!pair) throw new Error(`The seeds of round ${round.id} are missing.`);
  const isSettled = round.state === 'settled';
  return {
    roundId: round.id,
    state: round.state === 'staking' ? 'open' : round.state,
    stake: toText(BigInt(game.staked), currency),
    payout: toText(isSettled ? BigInt(game.end?.payout ?? '0') : 0n, currency),
    multiplier: isSettled ? (game.end?.multiplier ?? 0) : 0,
    balance,
    view: offered(round, balance),
    fairness: shownSeeds(pair, round.nonce),
    isStakeReturned: isSettled && game.end?.isStakeReturned === true,
    isFree: round.freeRoundsId !== null,
    jackpot: isSettled ? round.jackpot : null,
    at: round.at,
  };
}

/** Returns the view of a round without the actions that funds or the platform forbid. */
function offered({ game, refused, currency }: StoredRound, balance: string): GameView {
  const view = viewOf(game);
  if (view.game !== 'blackjack' || view.active === null) return view;
  const hasFunds = toMinor(balance, currency) >= BigInt(view.hands[view.active]?.stake ?? '0');
  const actions = view.actions.filter(
    (action) => (action !== 'double' && action !== 'split') || (hasFunds && !refused.includes(action)),
  );
  return { ...view, actions };
}
