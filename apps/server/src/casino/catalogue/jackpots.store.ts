import { toWire } from '@touchline/betting';
import type { Jackpot } from '@touchline/contract';
import { sql } from 'kysely';
import { type Db, seconds } from '../../kernel/index.ts';
import { hasRate, inBase } from '../../ledger/index.ts';

/** Age beyond which an amount isn't shown, ms. */
const OLDEST = 30_000;

interface LevelRow {
  readonly makerId: string;
  readonly id: string;
  readonly name: string;
  readonly levelId: string;
  readonly level: Jackpot['levels'][number]['level'];
  readonly amount: bigint;
  readonly iso: string;
  readonly at: Date;
}

/** A jackpot of a maker with its current levels. */
export interface CurrentJackpot {
  readonly makerId: string;
  /** Id at the maker. */
  readonly id: string;
  readonly name: string;
  /** The greatest first; at least one. */
  readonly levels: readonly LevelRow[];
  /** Greatest amount in minor units of the base currency, by which jackpots of different currencies are compared. */
  readonly worth: bigint;
}

const rank = ['grand', 'major', 'minor', 'mini'];

/** Returns the jackpots whose amounts are known now, the greatest first. */
export async function currentJackpots(db: Db, now: Date): Promise<CurrentJackpot[]> {
  const since = new Date(now.getTime() - OLDEST);
  const { rows } = await sql<LevelRow>`
    select j.maker_id as "makerId", j.id, j.name, l.id as "levelId", l.level, l.amount, l.iso, l.at
    from game_jackpots j join game_jackpot_levels l on l.maker_id = j.maker_id and l.jackpot_id = j.id
    where j.seen_at >= ${since}`.execute(db);
  const byJackpot = Map.groupBy(rows, (row) => idOf(row));
  return [...byJackpot.values()]
    .flatMap((levels) => {
      const sorted = levels.toSorted((a, b) => rank.indexOf(a.level) - rank.indexOf(b.level));
      const [first] = sorted;
      if (!first) return [];
      return [
        { makerId: first.makerId, id: first.id, name: first.name, levels: sorted, worth: worthOf(levels) },
      ];
    })
    .toSorted((a, b) => (a.worth === b.worth ? 0 : a.worth < b.worth ? 1 : -1));
}

function worthOf(levels: readonly LevelRow[]): bigint {
  const known = levels.filter(({ iso }) => hasRate(iso));
  return known.reduce((most, { amount, iso }) => {
    const worth = inBase([{ iso, sum: amount }]);
    return worth > most ? worth : most;
  }, 0n);
}

/** Returns the id of a jackpot over all makers. */
export const idOf = ({ makerId, id }: { readonly makerId: string; readonly id: string }): string =>
  `${makerId}.${id}`;

/**
 * Returns a jackpot as players see it, marked as its maker's.
 * @param games number of listed games that pay it
 */
export function shownJackpot(jackpot: CurrentJackpot, games: number, makerName: string): Jackpot {
  return {
    id: idOf(jackpot),
    name: jackpot.name,
    provider: makerName,
    games,
    levels: jackpot.levels.map(({ levelId, level, amount, iso, at }) => ({
      id: levelId,
      level,
      amount: toWire(amount, iso),
      iso,
      at: seconds(at),
    })),
  };
}
