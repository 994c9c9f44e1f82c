import { isCurrencyCode } from '@touchline/betting';
import {
  array,
  check,
  maxLength,
  optional,
  pipe,
  record,
  regex,
  strictObject,
  string,
  type InferOutput,
} from 'valibot';

const percent = pipe(string(), regex(/^\d{1,2}(?:\.\d{1,4})?$/, 'a spread is a percentage such as "1.5"'));
const isPair = (text: string): boolean => {
  const [from = '', to = '', ...rest] = text.split('-');
  return rest.length === 0 && isCurrencyCode(from) && isCurrencyCode(to) && from !== to;
};

const currency = pipe(string(), check(isCurrencyCode, 'a currency is three to ten capital letters'));

/** Entry of a site for exchanges between a player's own accounts and for deposits in another currency. */
export const exchangeEntry = strictObject({
  /** Percentage that an exchange costs, unless its pair has one of its own. */
  spread: optional(percent, '1.5'),
  spreads: optional(
    record(pipe(string(), check(isPair, 'a pair is two currencies such as EUR-USD')), percent),
    {},
  ),
  /** Further currencies in which players pay in, by the currency of the account. */
  deposits: optional(record(currency, pipe(array(currency), maxLength(10, 'at most ten currencies'))), {}),
});
export type ExchangeEntry = InferOutput<typeof exchangeEntry>;
