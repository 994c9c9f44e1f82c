/** Bounds of a stake, in minor units. */
export interface StakeBounds {
  readonly min: bigint;
  readonly max: bigint;
  /** A stake is a multiple of it. */
  readonly step: bigint;
}

const LADDER = [1n, 2n, 5n];

/** Returns the stakes that the stepper offers: 1, 2 and 5 of every power of ten within the bounds, and the bounds. */
export function stakeLadder({ min, max, step }: StakeBounds): readonly bigint[] {
  const stakes = new Set([min]);
  for (let power = 1n; power <= max; power *= 10n)
    for (const factor of LADDER) {
      const stake = factor * power;
      if (stake > min && stake < max && stake % step === 0n) stakes.add(stake);
    }
  stakes.add(max - (max % step));
  return [...stakes].toSorted((a, b) => (a < b ? -1 : Number(a > b)));
}

/** Returns the next stake of the ladder above or below a stake, or the stake itself at the end. */
export function nextStake(stake: bigint, direction: 1 | -1, bounds: StakeBounds): bigint {
  const ladder = stakeLadder(bounds);
  const next = direction === 1 ? ladder.find((one) => one > stake) : ladder.findLast((one) => one < stake);
  return next ?? stake;
}

/** Returns a stake within the bounds: at least the least, at most the greatest, rounded down to a step. */
export function clampStake(stake: bigint, { min, max, step }: StakeBounds): bigint {
  const bounded = stake < min ? min : stake > max ? max : stake;
  return bounded - (bounded % step);
}

/**
 * Reads an entered amount with point or comma, also in Arabic digits.
 * @returns minor units, or undefined if it is no amount of the currency
 */
export function readStake(text: string, decimals: number): bigint | undefined {
  const plain = text
    .replaceAll(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
    .replaceAll(/[,٫]/g, '.')
    .replaceAll(/\s/g, '');
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d*))?$/.exec(plain) ?? [];
  if (whole === undefined || part.length > decimals) return undefined;
  return BigInt(whole + part.padEnd(decimals, '0'));
}
