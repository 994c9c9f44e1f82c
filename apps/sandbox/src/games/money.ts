/** A currency of the maker: decimals of its minor unit and the least stake of every game. */
interface MakerCurrency {
  readonly decimals: number;
  readonly minStake: string;
}

/** Currencies in which the maker's games are played. */
export const currencies: ReadonlyMap<string, MakerCurrency> = new Map([
  ['EUR', { decimals: 2, minStake: '0.10' }],
  ['USD', { decimals: 2, minStake: '0.10' }],
  ['GBP', { decimals: 2, minStake: '0.10' }],
  ['PLN', { decimals: 2, minStake: '0.50' }],
  ['BRL', { decimals: 2, minStake: '0.50' }],
  ['AED', { decimals: 2, minStake: '0.50' }],
  ['TRY', { decimals: 2, minStake: '5.00' }],
  ['UAH', { decimals: 2, minStake: '5.00' }],
  ['RUB', { decimals: 2, minStake: '10.00' }],
  ['INR', { decimals: 2, minStake: '10.00' }],
  ['KZT', { decimals: 2, minStake: '50.00' }],
  ['JPY', { decimals: 0, minStake: '10' }],
  ['KWD', { decimals: 3, minStake: '0.050' }],
  ['USDT', { decimals: 6, minStake: '0.100000' }],
]);

/** Greatest stake as a multiple of the least one. */
const MOST = 1000n;

/** Returns the decimals of a currency; 2 for one that the maker doesn't have. */
export const decimalsOf = (iso: string): number => currencies.get(iso)?.decimals ?? 2;

/** Returns the least stake of a currency in minor units; one unit for a currency that the maker doesn't have. */
export function minStakeOf(iso: string): bigint {
  const listed = currencies.get(iso);
  return listed ? toMinor(listed.minStake, iso) : 10n ** BigInt(decimalsOf(iso));
}

/** Returns the greatest stake of a currency in minor units. */
export const maxStakeOf = (iso: string): bigint => minStakeOf(iso) * MOST;

/**
 * Returns an amount in minor units.
 * @throws RangeError if the text is no amount of the currency: digits, at most its decimals, neither sign nor exponent
 */
export function toMinor(text: string, iso: string): bigint {
  const decimals = decimalsOf(iso);
  const [, whole, part = ''] = /^(0|[1-9]\d{0,14})(?:\.(\d{1,8}))?$/.exec(text) ?? [];
  if (whole === undefined || part.length > decimals)
    throw new RangeError(`"${text}" is no amount in ${iso}: use digits and at most ${decimals} decimals.`);
  return BigInt(whole + part.padEnd(decimals, '0'));
}

/** Returns minor units as decimal text. */
export function toText(minor: bigint, iso: string): string {
  const decimals = decimalsOf(iso);
  const digits = String(minor).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
