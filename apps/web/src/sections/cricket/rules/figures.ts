const OVER = 6;

/** Overs as they are said: "14.3" is fourteen and three balls. @param balls that count */
export function oversText(balls: number): string {
  const rest = balls % OVER;
  const whole = (balls - rest) / OVER;
  return rest === 0 ? String(whole) : `${whole}.${rest}`;
}

/** A quotient with two decimals, rounded once, half up; a dash where nothing can be divided. */
function ratio(above: number, below: number): string {
  if (below <= 0) return '–';
  const hundredths = Math.floor((200 * above + below) / (2 * below));
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}

/** Runs an over. */
export function runRate(runs: number, balls: number): string {
  return ratio(runs * OVER, balls);
}

/** Runs of a hundred balls. */
export function strikeRate(runs: number, balls: number): string {
  return ratio(runs * 100, balls);
}

/** Runs for each time that a batter was out. */
export function average(runs: number, outs: number): string {
  return ratio(runs, outs);
}
