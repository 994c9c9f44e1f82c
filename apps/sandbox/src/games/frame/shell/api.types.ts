import type { GameView } from '@touchline/games/wire';

/** Seeds that decide the rounds, as far as they may be shown. */
export interface Fairness {
  /** SHA-256 of the sealed server seed. */
  readonly commitment: string;
  readonly clientSeed: string;
  /** Number of the round with these seeds; of the next round in a session. */
  readonly nonce: number;
  /** The server seed once its pair was replaced. */
  readonly serverSeed?: string | null;
}

/** Round as its player may see it. Amounts are decimal texts. */
export interface RoundView {
  readonly roundId: string;
  /** `void`: the stake was returned, since it could not be booked for certain. */
  readonly state: 'open' | 'settled' | 'void';
  readonly stake: string;
  readonly payout: string;
  readonly balance: string;
  readonly view: GameView;
  readonly fairness: Fairness;
  /** True if the round belongs to a grant of free rounds. */
  readonly isFree?: boolean;
  /** True if the stake was returned since nothing had been played. */
  readonly isStakeReturned?: boolean;
  /** Level of the jackpot that the round has won. */
  readonly jackpot?: { readonly level: string; readonly amount: string } | null;
}

/** Colours of the site's brand, in hexadecimal notation. */
export interface FrameColours {
  readonly primary: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly canvas: string;
}

/** Grant of free rounds: each is played at the grant's stake, which the site pays. */
export interface FreeRounds {
  readonly id: string;
  readonly left: number;
  readonly stake: string;
}

export interface PlaySession {
  readonly bearer: string;
  readonly game: {
    readonly id: string;
    readonly name: string;
    readonly rtp: string | null;
    /** Greatest payout as a multiple of the stake. */
    readonly maxWin: number | null;
    readonly minStake: string;
    readonly maxStake: string;
    readonly step: string;
    readonly settings: Readonly<Record<string, unknown>>;
  };
  readonly mode: 'real' | 'demo';
  readonly currency: string;
  readonly decimals: number;
  readonly balance: string;
  readonly language: string;
  readonly theme: 'light' | 'dark';
  readonly colours: FrameColours;
  readonly rules: {
    /** Least time from stake to stake. */
    readonly minCycleMs: number;
  };
  readonly parentOrigin: string;
  readonly fairness: Fairness;
  /** Rounds that the site has given the player for this game; null without any. */
  readonly freeRounds: FreeRounds | null;
  /** Round that was left unfinished. */
  readonly open: RoundView | null;
}

/** Answer to a change of seeds: the old server seed is no longer sealed. */
export interface SeedChange {
  readonly revealed: {
    readonly serverSeed: string;
    readonly commitment: string;
    readonly clientSeed: string;
  };
  readonly fairness: Fairness;
}

/** Refusal of the maker or of the platform's wallet. */
export class PlayError extends Error {
  readonly code: string;
  /** Amount that a limit still allows, as decimal text. */
  readonly remainder: string | undefined;

  constructor(code: string, message: string, remainder?: string) {
    super(message);
    this.code = code;
    this.remainder = remainder;
  }
}

/** No answer, or one that says nothing about the action: it may be repeated with the same action id. */
export class NoAnswer extends Error {}
