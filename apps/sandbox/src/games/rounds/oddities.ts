import type { CallFault } from '../wallet/client.ts';

/** Odd behaviour of the maker in one round. */
export interface Oddity {
  /** Fault of the stake's call. */
  readonly fault?: CallFault;
  /** True if the rollback of the stake is sent before the stake. */
  readonly rollsBackFirst?: boolean;
  /** True if the stake is rolled back after it was booked, and the win is sent nevertheless. */
  readonly winsAfterRollback?: boolean;
  /** Time before the first attempt to send the win, ms. */
  readonly winDelay?: number;
  /** True if the win is sent twice with one id. */
  readonly repeatsWin?: boolean;
  /** True if a second win with another id is sent for the closed round. */
  readonly doublesWin?: boolean;
}

const LATE = 30_000;

/** Oddities by the last two digits of the stake in minor units, as docs/sandbox.md describes them. */
const oddities: Readonly<Record<number, Oddity>> = {
  1: { fault: 'lost' },
  2: { repeatsWin: true },
  3: { doublesWin: true },
  4: { winDelay: LATE },
  5: { rollsBackFirst: true },
  6: { fault: 'signature' },
  7: { winsAfterRollback: true },
};

/** Returns the oddity that a stake in minor units asks for; an empty one for all other stakes. */
export const oddityOf = (stake: bigint): Oddity => oddities[Number(stake % 100n)] ?? {};

/** Returns whether a round with this oddity is staked apart from its win, so that the oddity has its effect. */
export const needsOpenRound = (oddity: Oddity): boolean =>
  oddity.winDelay !== undefined ||
  oddity.repeatsWin === true ||
  oddity.doublesWin === true ||
  oddity.winsAfterRollback === true;
