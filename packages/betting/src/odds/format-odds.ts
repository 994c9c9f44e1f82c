import { shortText } from '../numbers/decimal.ts';
import { oddsFormat, type OddsFormat } from './odds-views.ts';
import { oddsToRational, type OddsMilli } from './odds.ts';
import * as rational from '../numbers/rational.ts';

/** Minimum and maximum number of decimals of a price. */
const DECIMALS = { least: 2, most: 3 } as const;
const LARGEST_EXACT_DENOMINATOR = 100n;

const TWO = rational.of(2n);
const MINUS_ONE = rational.of(-1n);
const HUNDRED = rational.of(100n);

/** Net winnings per unit staked. */
type NetOdds = rational.Rational;

function american(net: NetOdds): string {
  const favourite = rational.compare(net, rational.ONE) < 0;
  const hundreds = favourite ? rational.divide(HUNDRED, net) : rational.multiply(HUNDRED, net);
  return (favourite ? '-' : '+') + rational.roundHalfUp(hundreds);
}

/** Returns the fraction with the smallest denominator that equals `net` at three decimals. */
function shortestFraction(net: NetOdds): string {
  const shown = rational.roundHalfUp(rational.multiply(net, rational.of(1000n)));
  const whole = shown / 1000n;
  // Only the fractional part is searched: small enough for plain integers at any price.
  const thousandths = Number(shown % 1000n);
  const smallest = whole === 0n ? 1 : 0;
  for (let denominator = 1; ; denominator += 1) {
    const numerator = Math.max(smallest, Math.ceil(((2 * thousandths - 1) * denominator) / 2000));
    if (2000 * numerator < (2 * thousandths + 1) * denominator) {
      return `${whole * BigInt(denominator) + BigInt(numerator)}/${denominator}`;
    }
  }
}

function fractional(net: NetOdds): string {
  return net.den <= LARGEST_EXACT_DENOMINATOR ? `${net.num}/${net.den}` : shortestFraction(net);
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
