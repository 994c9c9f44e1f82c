import type { GameFeature, GameMode } from '@touchline/contract/casino';
import type { CloseReason } from '../rounds/sessionTypes.ts';

/** A game as its maker lists it. */
export interface MakerGame {
  readonly gameId: string;
  readonly name: string;
  readonly provider: { readonly slug: string; readonly name: string };
  /** Slug of a top-level category. */
  readonly category: string;
  readonly subcategories: readonly string[];
  readonly tags: readonly string[];
  readonly features: readonly GameFeature[];
  /** Class 1 to 5; null if unknown. */
  readonly volatility: number | null;
  /** Per cent with two decimals, or a range. */
  readonly rtp: string | null;
  readonly rtpVersion: string | null;
  /** Decimal amounts by currency. */
  readonly minStake: Readonly<Record<string, string>>;
  readonly maxStake: Readonly<Record<string, string>>;
  /** Multiple of the stake. */
  readonly maxWin: number | null;
  readonly hasDemo: boolean;
  readonly isOwn: boolean;
  readonly thumbnails: { readonly standard?: string | undefined; readonly wide?: string | undefined };
  readonly blockedCountries: readonly string[];
  readonly currencies: readonly string[];
  readonly languages: readonly string[];
  readonly devices: readonly ('phone' | 'desktop')[];
  readonly orientation: 'any' | 'portrait' | 'landscape';
  readonly minCycleMs: number;
  readonly isLive: boolean;
  /** Unix seconds. */
  readonly addedAt: number;
  readonly popularity: number;
  readonly jackpotIds: readonly string[];
  readonly rulesUrl: string | null;
  /** Address on which a round is checked, with `{roundId}`. */
  readonly verifyUrl: string | null;
  readonly aliases: readonly string[];
  /** Free rounds of the game: the steps of their value by currency, decimals; null if it has none. */
  readonly freeRounds: { readonly stakeSteps: Readonly<Record<string, string>> } | null;
  /** Numbers of certificates by jurisdiction; null if the maker names none. */
  readonly certificates: Readonly<Record<string, string>> | null;
}

/** A page of a maker's list. */
export interface MakerGames {
  readonly games: readonly MakerGame[];
  /** Games that don't fit the protocol; the others of the page are valid. */
  readonly faults: readonly { readonly gameId: string; readonly reason: string }[];
  /** Cursor of the next page; null on the last one. */
  readonly next: string | null;
}

/** Rules of the player's place that a game has to follow. */
export interface GameRules {
  /** True if rounds may be played without a press for each. */
  readonly autoplay: boolean;
  /** Least time from the start of a round to the start of the next, ms. */
  readonly minCycleMs: number;
  /** True if a return up to the stake is shown as a plain figure. */
  readonly celebrateOverStakeOnly: boolean;
}

/** Launch of a game. It has nothing of the player but what the game needs. */
export interface WantedLaunch {
  readonly sessionId: string;
  /** Valid once, for a minute. */
  readonly token: string;
  readonly gameId: string;
  readonly mode: GameMode;
  readonly currency: string;
  readonly language: string;
  /** Two capital letters; null if unknown. */
  readonly country: string | null;
  readonly device: 'phone' | 'desktop';
  readonly theme: 'light' | 'dark';
  /** Colours of the site, `#rrggbb`. */
  readonly colours: Readonly<Record<'primary' | 'accent' | 'onAccent' | 'canvas', string>>;
  readonly rules: GameRules;
  /** Origin of the page around the frame. */
  readonly parentOrigin: string;
  /** Address to which the game leads when it is left without its page. */
  readonly lobbyUrl: string;
}

/** Jackpots of a maker. */
export interface MakerJackpot {
  readonly id: string;
  readonly name: string;
  readonly levels: readonly {
    readonly id: string;
    readonly level: 'mini' | 'minor' | 'major' | 'grand';
    /** Decimal. */
    readonly amount: string;
    readonly currency: string;
    /** Unix seconds. */
    readonly at: number;
  }[];
}

/** Free rounds to create. */
export interface WantedFreeRounds {
  readonly id: string;
  /** Pseudonym of the player at this maker. */
  readonly playerId: string;
  /** Games in which they can be played, by their ids at the maker. */
  readonly gameIds: readonly string[];
  readonly currency: string;
  readonly rounds: number;
  /** Decimal value of one round. */
  readonly stake: string;
  /** Unix seconds. */
  readonly expiresAt: number;
}

/** Sums of a maker's day in one currency, decimals. */
export interface MakerReportLine {
  readonly currency: string;
  readonly bets: string;
  readonly wins: string;
  readonly rollbacks: string;
  /** Number of operations. */
  readonly count: number;
}

/** Thrown if a maker refused a call: it had no effect, and repeating it has none either. */
export class MakerRefusedError extends Error {
  override readonly name = 'MakerRefusedError';

  /** HTTP status of the refusal. */
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/**
 * A maker of games. It maps words; it knows no player and moves no money. Each call throws a ProviderSilentError
 * without an answer that can be read.
 */
export interface Maker {
  /** Requests a page of the list of games. */
  games(cursor?: string): Promise<MakerGames>;
  /** Asks for the address of a frame; it is on the maker's `frameOrigin`. */
  launch(wanted: WantedLaunch): Promise<{ readonly url: string }>;
  /** Asks whether a round has ended. */
  roundState(roundId: string): Promise<'open' | 'closed' | 'unknown'>;
  /**
   * Notifies the maker of the end of a session. For an exclusion or a timeout it ends the player's open rounds by the rules
   * of their games.
   */
  endSession(sessionId: string, reason: CloseReason): Promise<void>;
  jackpots(): Promise<readonly MakerJackpot[]>;
  /** Creates free rounds once per id. Throws a MakerRefusedError for rounds that the maker doesn’t give. */
  createFreeRounds(wanted: WantedFreeRounds): Promise<void>;
  /** Cancels what is left of free rounds; those that the maker doesn’t know are cancelled already. */
  cancelFreeRounds(id: string): Promise<void>;
  /**
   * Requests the sums of a day.
   * @param day `yyyy-mm-dd`, UTC
   */
  report(day: string): Promise<readonly MakerReportLine[]>;
}
