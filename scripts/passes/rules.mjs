// Which passes count, and which of those that count are tried once more.

const HOUR = 60 * 60 * 1000;
/** Age at which a pass about money no longer counts. */
const MONEY_AGE = 24 * HOUR;
/** Age at which any pass no longer counts: the machine's libraries and its clock are in no hash. */
const MAX_AGE = 14 * 24 * HOUR;
/** Share of the processor time of what is taken from the store that is spent on trying it once more. */
const RETRIED_SHARE = 1 / 5;
/** CPU-seconds that a run spends on that at most, so that a contained change stays within six minutes. */
const MAX_RETRIED = 150;

/**
 * True if a pass proves its unit now.
 * @param {import('./store.mjs').Pass} pass
 * @param {boolean} isMoney
 * @param {number} now milliseconds since 1970
 */
export function doesCount({ at }, isMoney, now) {
  const age = now - Date.parse(at);
  return age >= 0 && age < (isMoney ? MONEY_AGE : MAX_AGE);
}

/**
 * Chooses the passes that are tried once more: a fifth of the processor time of all that is taken, at most 150
 * CPU-seconds. Half of it is for money. Within a half, those that passed only once come first, then the oldest, so
 * that each has its turn.
 * @template {{ pass: import('./store.mjs').Pass, isMoney: boolean, cpuSeconds: number }} T
 * @param {readonly T[]} taken
 * @returns {Set<T>}
 */
export function chooseRetried(taken) {
  const sum = taken.reduce((total, { cpuSeconds }) => total + cpuSeconds, 0);
  const half = Math.min(sum * RETRIED_SHARE, MAX_RETRIED) / 2;
  const money = firstWithin(
    taken.filter(({ isMoney }) => isMoney),
    half,
  );
  const others = firstWithin(
    taken.filter(({ isMoney }) => !isMoney),
    half,
  );
  return new Set([...money, ...others]);
}

function firstWithin(units, ceiling) {
  const order = units.toSorted(
    (a, b) => Number(a.pass.times > 1) - Number(b.pass.times > 1) || (a.pass.at < b.pass.at ? -1 : 1),
  );
  return takeWithin(order, ceiling);
}

/**
 * The first units whose processor time together stays below a ceiling, those that don't fit passed over.
 * @template {{ cpuSeconds: number }} T
 * @param {readonly T[]} units
 * @param {number} ceiling CPU-seconds
 * @param {(unit: T) => number} [costOf] CPU-seconds of a unit
 * @returns {T[]}
 */
export function takeWithin(units, ceiling, costOf = ({ cpuSeconds }) => cpuSeconds) {
  let left = ceiling;
  return units.filter((unit) => {
    const cost = costOf(unit);
    if (cost > left) return false;
    left -= cost;
    return true;
  });
}
