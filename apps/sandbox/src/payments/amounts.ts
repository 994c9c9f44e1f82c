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
