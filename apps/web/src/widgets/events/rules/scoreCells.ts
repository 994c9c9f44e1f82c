/** Parses the figures of a score's key: "2:1". */
export function scoreIn(key: string): readonly [home: number, away: number] | undefined {
  const found = /^(\d+):(\d+)$/.exec(key);
  return found ? [Number(found[1]), Number(found[2])] : undefined;
}

/** Arranges scores in columns: home wins, draws if there are any, away wins; any other score fills the draws. */
export function scoreCells<Cell extends { readonly key: string }>(
  all: readonly Cell[],
): { readonly columns: 2 | 3; readonly cells: readonly (Cell | null)[] } {
  const [home, draws, away]: [Cell[], Cell[], Cell[]] = [[], [], []];
  for (const cell of all) {
    const score = scoreIn(cell.key);
    const ahead = score ? score[0] - score[1] : 0;
    (ahead > 0 ? home : ahead < 0 ? away : draws).push(cell);
  }
  const goals = ({ key }: Cell) => scoreIn(key)?.toSorted((a, b) => b - a) ?? [Infinity, 0];
  const columns = draws.length > 0 ? [home, draws, away] : [home, away];
  const sorted = columns.map((column) => column.toSorted((a, b) => compare(goals(a), goals(b))));
  const rows = Math.max(...sorted.map((column) => column.length));
  const cells = Array.from({ length: rows }, (_, row) => sorted.map((column) => column[row] ?? null)).flat();
  return { columns: draws.length > 0 ? 3 : 2, cells };
}

/** Compares by the winner's goals, then by the other's. */
function compare([a = 0, b = 0]: readonly number[], [c = 0, d = 0]: readonly number[]): number {
  return a === c ? b - d : a - c;
}
