import { plainNumberText } from '../numbers/decimal.ts';
import { oddsFormat, type OddsFormat } from './odds-views.ts';
import { LOWEST_ODDS_MILLI, oddsMilli, type OddsMilli } from './odds.ts';
import * as rational from '../numbers/rational.ts';

/** Result of parsing typed odds: odds, or the problem. */
export type OddsInput =
  | { readonly ok: true; readonly odds: OddsMilli }
  | { readonly ok: false; readonly reason: 'not-odds' | 'out-of-range' };

const HUNDRED = rational.of(100n);
const THOUSAND = rational.of(1000n);

function magnitude(value: rational.Rational): rational.Rational {
  return value.num < 0n ? { num: -value.num, den: value.den } : value;
}

/** Returns the net winnings per unit for a signed number whose positive values are the net winnings. */
function signedNet(value: rational.Rational): rational.Rational {
  return value.num > 0n ? value : rational.divide(rational.ONE, magnitude(value));
}

/** Net winnings per unit staked by format, or `undefined` outside the format's range. */
const READ_NET: Readonly<Record<OddsFormat, (value: rational.Rational) => rational.Rational | undefined>> = {
  decimal: (value) => rational.subtract(value, rational.ONE),
  fractional: (value) => value,
  hongKong: (value) => value,
  american: (value) =>
    rational.compare(magnitude(value), HUNDRED) >= 0 ? signedNet(rational.divide(value, HUNDRED)) : undefined,
  indonesian: (value) =>
    rational.compare(magnitude(value), rational.ONE) >= 0 ? signedNet(value) : undefined,
  malay: (value) =>
    value.num !== 0n && rational.compare(magnitude(value), rational.ONE) <= 0 ? signedNet(value) : undefined,
};

function readNumber(text: string, format: OddsFormat): rational.Rational | undefined {
  if (format === 'fractional') {
    return /^\d{1,15}\/0*[1-9]\d{0,14}$/.test(text) ? rational.parse(text) : undefined;
  }
  return /^[+-]?\d{1,15}(\.\d{1,15})?$/.test(text) ? rational.parse(text.replace('+', '')) : undefined;
}

/**
 * Parses odds typed in a format (a dot or a comma, Arabic-Indic and Persian digits), rounded half-up to thousandths.
 * The reason distinguishes text that is no odds from odds outside the format's range or below the lowest price.
 */
export function parseOddsInView(text: string, viewId: number): OddsInput {
  const format = oddsFormat(viewId);
  const value = readNumber(plainNumberText(text), format);
  if (!value) return { ok: false, reason: 'not-odds' };
  const net = READ_NET[format](value);
  if (!net) return { ok: false, reason: 'out-of-range' };
  const milli = rational.roundHalfUp(rational.multiply(rational.add(net, rational.ONE), THOUSAND));
  const storable = milli >= BigInt(LOWEST_ODDS_MILLI) && milli <= BigInt(Number.MAX_SAFE_INTEGER);
  return storable ? { ok: true, odds: oddsMilli(Number(milli)) } : { ok: false, reason: 'out-of-range' };
}
