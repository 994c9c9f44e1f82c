import { shortText } from '../numbers/decimal.ts';
import { oddsFormat, type OddsFormat } from './odds-views.ts';
import { oddsToRational, type OddsMilli } from './odds.ts';
import * as rational from '../numbers/rational.ts';

/** Minimum and maximum number of decimals of a price. */
const DECIMALS = { least: 2, most: 3 } as const;
/** Largest denominator of a fraction that is shown in place of a longer one. */
const LARGEST_DENOMINATOR = 100;

const TWO = rational.of(2n);
const MINUS_ONE = rational.of(-1n);
const TEN = rational.of(10n);
const HUNDRED = rational.of(100n);
const THOUSAND = rational.of(1000n);
/** A shown fraction is off by at most this part of the net odds: half a per cent. */
const TOLERANCE = rational.of(200n);

/** Net winnings per unit staked. */
type NetOdds = rational.Rational;

function american(net: NetOdds): string {
  const favourite = rational.compare(net, rational.ONE) < 0;
  const hundreds = favourite ? rational.divide(HUNDRED, net) : rational.multiply(HUNDRED, net);
  return (favourite ? '-' : '+') + rational.roundHalfUp(hundreds);
}

/** Returns whether a number differs from another by at most half a per cent of that. */
function isNear(shown: rational.Rational, net: NetOdds): boolean {
  const difference = rational.subtract(shown, net);
  const size = difference.num < 0n ? rational.subtract(net, shown) : difference;
  return rational.compare(rational.multiply(size, TOLERANCE), net) <= 0;
}

/**
 * Returns the fraction with the smallest denominator up to 100 that equals `net` at three decimals and is near it;
 * undefined if there is none.
 */
function shortFraction(net: NetOdds): string | undefined {
  const shown = rational.roundHalfUp(rational.multiply(net, THOUSAND));
  const whole = shown / 1000n;
  // Only the fractional part is searched: small enough for plain integers at any price.
  const thousandths = Number(shown % 1000n);
  const smallest = whole === 0n ? 1 : 0;
  for (let denominator = 1; denominator <= LARGEST_DENOMINATOR; denominator += 1) {
    // At most one numerator gives these three decimals.
    const numerator = Math.max(smallest, Math.ceil(((2 * thousandths - 1) * denominator) / 2000));
    if (2000 * numerator >= (2 * thousandths + 1) * denominator) continue;
    const total = whole * BigInt(denominator) + BigInt(numerator);
    if (isNear(rational.of(total, BigInt(denominator)), net)) return `${total}/${denominator}`;
  }
  return undefined;
}

/**
 * Returns `net` reduced. A total of several legs may have any number of decimals: it is cut to as many as leave it near,
 * three at least, which is all that a price has.
 */
function longFraction(net: NetOdds): string {
  for (let unit = THOUSAND; ; unit = rational.multiply(unit, TEN)) {
    const { num, den } = rational.divide(
      rational.of(rational.roundHalfUp(rational.multiply(net, unit))),
      unit,
    );
    if (isNear({ num, den }, net)) return `${num}/${den}`;
  }
}

function fractional(net: NetOdds): string {
  if (net.den <= BigInt(LARGEST_DENOMINATOR)) return `${net.num}/${net.den}`;
  return shortFraction(net) ?? longFraction(net);
}

const decimals = (value: rational.Rational): string => shortText(value, DECIMALS.most, DECIMALS.least);

const inverted = (net: NetOdds): string => decimals(rational.divide(MINUS_ONE, net));

const WRITE: Readonly<Record<OddsFormat, (total: rational.Rational, net: NetOdds) => string>> = {
  decimal: (total) => decimals(total),
  fractional: (_, net) => fractional(net),
  american: (_, net) => american(net),
  hongKong: (_, net) => decimals(net),
  indonesian: (total, net) => (rational.compare(total, TWO) >= 0 ? decimals(net) : inverted(net)),
  malay: (total, net) => (rational.compare(total, TWO) <= 0 ? decimals(net) : inverted(net)),
};

/**
 * Formats the unrounded total of a coupon in an odds format; the total is converted rather than the legs.
 * @throws RangeError if the total is 1 or less, which only the decimal format can express
 */
export function formatCombinedOdds(total: rational.Rational, viewId: number): string {
  if (rational.compare(total, rational.ONE) <= 0) {
    throw new RangeError(
      `Odds must be above 1 to be shown, got ${rational.toText(total)}: show no price instead.`,
    );
  }
  return WRITE[oddsFormat(viewId)](total, rational.subtract(total, rational.ONE));
}

/** Formats a price in an odds format: (1850, 0) -> "1.85", (2000, 0) -> "2.00", (1850, 2) -> "-118". */
export function formatOdds(milli: OddsMilli, viewId: number): string {
  return formatCombinedOdds(oddsToRational(milli), viewId);
}
