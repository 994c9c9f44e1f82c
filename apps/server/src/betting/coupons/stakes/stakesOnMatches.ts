import { rational } from '@touchline/betting';
import { type Db, createTroubleLog, type ErrorLog } from '../../../kernel/index.ts';
import { BASE_CURRENCY, exchanged } from '../../../ledger/index.ts';
import { stakesInMarkets } from './stakesOnMatches.store.ts';

/** Age up to which the stakes of a site are reused, ms. */
const REUSED_FOR = 60_000;

/** Stakes by match, minor units of the base currency; matches without a bet are absent. */
export type StakesByMatch = ReadonlyMap<number, bigint>;

export interface StakesOnMatches {
  /**
   * Returns the stakes of a site's players, up to a minute old. While the database is unavailable the last ones apply.
   * @param marketIds returns the markets to include
   */
  of(siteId: string, marketIds: () => readonly string[]): Promise<StakesByMatch>;
}

export interface StakesOnMatchesDeps {
  readonly db: Db;
  readonly log: ErrorLog;
  /** The server's clock. */
  readonly now: () => Date;
}

interface Entry {
  /** UTC ms. */
  readonly at: number;
  readonly stakes: Promise<StakesByMatch>;
}

/** Creates a cache of the stakes on matches: at most one query a minute for each site. */
export function createStakesOnMatches({ db, log, now }: StakesOnMatchesDeps): StakesOnMatches {
  const entries = new Map<string, Entry>();
  const trouble = createTroubleLog(log);

  async function load(siteId: string, marketIds: readonly string[]): Promise<StakesByMatch> {
    const stakes = new Map<number, bigint>();
    for (const { matchId, iso, amount } of await stakesInMarkets(db, siteId, marketIds)) {
      const inBase = rational.floor(exchanged(rational.of(amount), iso, BASE_CURRENCY));
      stakes.set(matchId, (stakes.get(matchId) ?? 0n) + inBase);
    }
    return stakes;
  }

  return {
    of(siteId, marketIds) {
      const at = now().getTime();
      const last = entries.get(siteId);
      // The clock may be set back.
      if (last && at >= last.at && at - last.at < REUSED_FOR) return last.stakes;
      const stakes = load(siteId, marketIds()).catch((error: unknown) => {
        trouble(
          error,
          'The stakes on matches could not be read: the featured match is chosen by older ones.',
        );
        return last?.stakes ?? new Map<number, bigint>();
      });
      entries.set(siteId, { at, stakes });
      return stakes;
    },
  };
}
