const OVER = 6;

/** Formats a quotient with two decimals, rounded once, half up; a dash if the divisor is zero. */
function ratio(above: number, below: number): string {
  if (below <= 0) return '–';
  const hundredths = Math.floor((200 * above + below) / (2 * below));
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}

/** Runs per over. */
export function runRate(runs: number, balls: number): string {
  return ratio(runs * OVER, balls);
}

/** Runs per hundred balls. */
export function strikeRate(runs: number, balls: number): string {
  return ratio(runs * 100, balls);
}

/** Runs per dismissal of a batter. */
export function average(runs: number, outs: number): string {
  return ratio(runs, outs);
}
