import type { Result, Standing } from '@touchline/contract';
import { isDecidedByScore } from '../results/decided.ts';

/** Points for a win and a draw, by sport; without sports whose tables count wins only. */
const POINTS: Readonly<Record<number, { readonly won: number; readonly drawn: number }>> = {
  1: { won: 3, drawn: 1 },
  8: { won: 2, drawn: 1 },
  66: { won: 2, drawn: 1 },
};

type Row = { -readonly [Key in keyof Standing]: Standing[Key] };

const emptyRow = (team: string, teamId: number | undefined): Row => ({
  ...(teamId === undefined ? {} : { teamId }),
  team,
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  scored: 0,
  conceded: 0,
});

function count(row: Row, [own, other]: readonly [number, number]): void {
  row.played += 1;
  if (own > other) row.won += 1;
  else if (own < other) row.lost += 1;
  else row.drawn += 1;
  row.scored += own;
  row.conceded += other;
}

function better(a: Row, b: Row): number {
  return (
    (b.points ?? b.won) - (a.points ?? a.won) ||
    b.scored - b.conceded - (a.scored - a.conceded) ||
    b.scored - a.scored ||
    a.team.localeCompare(b.team, 'en')
  );
}

/**
 * Returns the table of a competition, best first.
 * @param results of one sport; unplayed ones, and those without a decisive score, don't count
 */
export function standingsOf(results: readonly Result[]): Standing[] {
  const rows = new Map<string, Row>();
  for (const { home, away, homeId, awayId, homeCrest, awayCrest, score, status, sportId } of results) {
    if (status !== 4 || !score || away === '' || !isDecidedByScore(sportId)) continue;
    const points = POINTS[sportId];
    const [one, other] = score.total;
    const sides = [
      [home, homeId, homeCrest, [one, other]],
      [away, awayId, awayCrest, [other, one]],
    ] as const;
    for (const [team, teamId, crest, total] of sides) {
      const key = teamId === undefined ? team : String(teamId);
      const row = rows.get(key) ?? emptyRow(team, teamId);
      rows.set(key, row);
      if (crest !== undefined) row.crest ??= crest;
      count(row, total);
      if (points) row.points = row.won * points.won + row.drawn * points.drawn;
    }
  }
  return [...rows.values()].toSorted(better);
}
