import type { PlayedRound } from '../../rewards/index.ts';

/** A closed round of real money, as its consumers get it. */
export interface SettledRound extends PlayedRound {
  readonly accountId: bigint;
  readonly gameId: bigint;
  readonly openedAt: Date;
}
