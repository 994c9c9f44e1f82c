/** Size of the drawing, which is stretched to the chart. */
export const [drawnWidth, drawnHeight] = [1000, 100];

const middle = drawnHeight / 2;

/**
 * Returns the outline of one side's momentum from the base line, closed along it. It is level at each minute, so that it
 * never exceeds the values.
 * @param values momentum by minute, from -100 to 100: above 0 for home
 * @param length minutes of regular play
 * @param side 0 home, above the line; 1 guests, below it
 */
export function momentumShape(values: readonly number[], length: number, side: 0 | 1): string {
  const step = drawnWidth / Math.max(1, length);
  const own = values.map((value) => (side === 0 ? Math.max(0, value) : Math.min(0, value)));
  const points = own.map((value, index) => [(index + 0.5) * step, middle - value * 0.48] as const);
  const end = [values.length * step, points.at(-1)?.[1] ?? middle] as const;
  let [x, y] = [0, middle];
  let path = `M0 ${middle}`;
  for (const [nextX, nextY] of [...points, end]) {
    const bend = rounded((x + nextX) / 2);
    path += `C${bend} ${rounded(y)} ${bend} ${rounded(nextY)} ${rounded(nextX)} ${rounded(nextY)}`;
    [x, y] = [nextX, nextY];
  }
  return `${path}V${middle}`;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
