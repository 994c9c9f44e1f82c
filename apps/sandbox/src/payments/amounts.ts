/** Decimal text as an integer of its last decimal place: "12.50" is 1250 with 2 places. */
interface Parsed {
  readonly units: bigint;
  readonly places: number;
}

function parse(text: string): Parsed {
  const [whole = '0', decimals = ''] = text.split('.');
  return { units: BigInt(whole + decimals), places: decimals.length };
}

function format({ units, places }: Parsed): string {
  const digits = String(units).padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Returns the last two digits of an amount, which choose a payment's script. */
export function scriptOf(amount: string): string {
  return String(parse(amount).units % 100n).padStart(2, '0');
}

/** Returns half of an amount, rounded down. */
export function half(amount: string): string {
  const { units, places } = parse(amount);
  return format({ units: units / 2n, places });
}

/** Returns an amount plus one whole unit. */
export function oneMore(amount: string): string {
  const { units, places } = parse(amount);
  return format({ units: units + 10n ** BigInt(places), places });
}

/** Returns what the provider charges for a payment: 2.9 % rounded half up, and 0.30 in currencies with cents. */
export function chargeOf(amount: string): string {
  const { units, places } = parse(amount);
  const fixed = places < 2 ? 0n : 30n * 10n ** BigInt(places - 2);
  return format({ units: (units * 58n + 1000n) / 2000n + fixed, places });
}

/** Returns the fee of a dispute: 15 whole units. */
export function disputeFeeOf(amount: string): string {
  const { places } = parse(amount);
  return format({ units: 15n * 10n ** BigInt(places), places });
}

/** Returns the sum of amounts; those of `taken` count negatively. */
export function sumOf(amounts: readonly string[], taken: readonly string[] = []): string {
  const all = [...amounts, ...taken].map(parse);
  const places = all.reduce((most, one) => (one.places > most ? one.places : most), 0);
  const units = all.reduce((sum, one, index) => {
    const scaled = one.units * 10n ** BigInt(places - one.places);
    return index < amounts.length ? sum + scaled : sum - scaled;
  }, 0n);
  return units < 0n ? `-${format({ units: -units, places })}` : format({ units, places });
}

/** Returns whether amounts sum to more than another one. */
export function isAbove(amounts: readonly string[], most: string): boolean {
  return sumOf([most], amounts).startsWith('-');
}
