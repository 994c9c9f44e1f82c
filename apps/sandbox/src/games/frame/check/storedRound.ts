import {
  cashOutCrash,
  commitmentOf,
  crashEnd,
  crashResult,
  crashTime,
  endCrash,
  isOfChain,
  isSoloGame,
  leaveRound,
  placeCrashBet,
  playTurn,
  startRound,
  streamOf,
} from '@touchline/games';
import type { GameState } from '@touchline/games';

/** Finished round as the maker stores it, without its player. Amounts are whole minor units as text. */
export interface StoredRound {
  readonly roundId: string;
  readonly game: string;
  readonly title: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly state: string;
  readonly stake: string;
  readonly payout: string;
  readonly choice: unknown;
  readonly turns: readonly unknown[];
  readonly seeds?: {
    readonly commitment: string;
    readonly clientSeed: string;
    readonly nonce: number;
    /** Null while the pair of seeds is in use. */
    readonly serverSeed: string | null;
  };
  /** Game of the chain, in crash. */
  readonly chain?: {
    readonly game: number;
    readonly hash: string;
    readonly terminal: string;
    readonly salt: string;
  };
}

/** Result of playing a stored round again. */
export type StoredCheck = 'equal' | 'different' | 'uncommitted' | 'sealed';

/** Loads a finished round by its id; undefined if there is none. */
export async function loadStoredRound(id: string): Promise<StoredRound | undefined> {
  const response = await fetch(`/check-api/rounds/${encodeURIComponent(id)}`).catch(() => undefined);
  return response?.ok ? ((await response.json()) as StoredRound) : undefined;
}

/** Plays a stored round again from its seeds, choice and turns, and compares the payout. */
export function checkStoredRound(round: StoredRound): StoredCheck {
  if (round.chain) return checkFlight(round, round.chain);
  const { seeds, game } = round;
  if (!seeds?.serverSeed || !isSoloGame(game)) return 'sealed';
  if (commitmentOf(seeds.serverSeed) !== seeds.commitment) return 'uncommitted';
  try {
    const stream = streamOf({ ...seeds, serverSeed: seeds.serverSeed });
    const terms = { stake: BigInt(round.stake), settings: round.settings };
    const played = round.turns.reduce<GameState>(playTurn, startRound(game, stream, terms, round.choice));
    const end = (played.end === null ? leaveRound(played) : played).end;
    return end?.payout === round.payout ? 'equal' : 'different';
  } catch {
    return 'different';
  }
}

function checkFlight(
  { stake, choice, payout }: StoredRound,
  chain: NonNullable<StoredRound['chain']>,
): StoredCheck {
  const { game, hash, terminal, salt } = chain;
  if (!isOfChain(hash, game, terminal)) return 'uncommitted';
  const result = crashResult(salt, hash);
  const bet = placeCrashBet({ stake: BigInt(stake) }, choice);
  const auto = endCrash(bet, result).end?.payout;
  return payout === auto || isCashedOutWithin(bet, payout, result) ? 'equal' : 'different';
}

/** Returns whether a payout is that of a cash-out by hand before the flight's end. */
function isCashedOutWithin(bet: ReturnType<typeof placeCrashBet>, payout: string, result: number): boolean {
  const multiplier = Number((BigInt(payout) * 100n + BigInt(bet.stake) - 1n) / BigInt(bet.stake));
  if (multiplier < 101 || multiplier > result) return false;
  const elapsed = Math.min(crashTime(multiplier), crashEnd(result) - 1);
  return cashOutCrash(bet, elapsed, result).end?.payout === payout;
}
