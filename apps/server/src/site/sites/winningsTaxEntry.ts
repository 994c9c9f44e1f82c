import { isCurrencyCode, parseTaxPercent, toMinor } from '@touchline/betting';
import { check, optional, pipe, record, strictObject, string, type InferOutput } from 'valibot';

/** Returns whether a function accepts its input, which it refuses by an exception. */
function accepts(parse: () => unknown): boolean {
  try {
    parse();
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const percent = pipe(
  string(),
  check(
    (text) => accepts(() => parseTaxPercent(text)),
    'a tax is a percentage above 0 and at most 50, such as "12.5"',
  ),
);
const currency = pipe(string(), check(isCurrencyCode, 'a currency is three to ten capital letters'));
const isAmount = (text: string, iso: string): boolean =>
  !text.startsWith('-') && accepts(() => toMinor(text, iso));

/** Entry of a site that withholds a tax on the winnings of bets. */
export const winningsTaxEntry = strictObject({
  /** Percentage of the winnings of a bet. */
  percent,
  /** Winnings of one bet that are free of tax, by currency; nothing is free in the other currencies. */
  free: optional(
    pipe(
      record(currency, string()),
      check(
        (free) => Object.entries(free).every(([iso, text]) => !isCurrencyCode(iso) || isAmount(text, iso)),
        'free winnings are an amount of their currency, such as { "EUR": "100.00" }',
      ),
    ),
    {},
  ),
});
export type WinningsTaxEntry = InferOutput<typeof winningsTaxEntry>;
