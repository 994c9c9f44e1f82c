import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../kernel/index.ts';
import { shownSide, type PartedName } from '../feed/partedClubs.ts';
import type { MatchResultsTable } from './results.tables.ts';

type SideColumns = Pick<
  MatchResultsTable,
  'home' | 'away' | 'home_id' | 'away_id' | 'home_written' | 'away_written'
>;

/** Returns a stored result with the clubs that are shown for its sides. */
export function withShownSides<R extends SideColumns>(row: R, parted: readonly PartedName[]): R {
  if (parted.length === 0) return row;
  const side = (id: bigint | null, name: string, written: string | null) =>
    shownSide(parted, {
      id: id === null ? undefined : Number(id),
      name,
      written: written ?? undefined,
    });
  const home = side(row.home_id, row.home, row.home_written);
  const away = side(row.away_id, row.away, row.away_written);
  const idOf = ({ id }: typeof home): bigint | null => (id === undefined ? null : BigInt(id));
  return { ...row, home: home.name, away: away.name, home_id: idOf(home), away_id: idOf(away) };
}

type Results = ExpressionBuilder<Database, 'match_results'>;
type Condition = ExpressionWrapper<Database, 'match_results', SqlBool>;

/** Returns the condition that a side of a stored result is shown as a club. Its index is by the source's team. */
export function isSide(
  eb: Results,
  side: 'home' | 'away',
  clubId: number,
  parted: readonly PartedName[],
): Condition {
  const names = parted.filter((name) => name.clubId === clubId || name.teamId === clubId);
  const teamId = names[0]?.teamId ?? clubId;
  const isTeam = eb(`${side}_id`, '=', BigInt(teamId));
  if (names.length === 0) return isTeam;
  const own = names.filter((name) => name.clubId === clubId || teamId === clubId);
  const list = sql.join(own.map(({ written }) => written));
  const written = sql.ref(`match_results.${side}_written`);
  const name = sql.ref(`match_results.${side}`);
  const isNamed = sql<boolean>`coalesce(${written}, ${name}) in (${list})`;
  return eb.and([isTeam, teamId === clubId ? eb.not(isNamed) : isNamed]);
}
