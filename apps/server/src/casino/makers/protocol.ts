import { casinoCategories, gameFeatures } from '@touchline/contract/casino';
import * as v from 'valibot';
import { amountOf } from '../makerWallet/amounts.ts';

/** Schemas of the protocol between the platform and a maker, version 1. */

const AMOUNT = v.pipe(v.string(), v.regex(/^\d{1,15}(?:\.\d{1,8})?$/, 'an amount is a decimal'));
const ISO = v.pipe(v.string(), v.regex(/^[A-Z]{3,10}$/, 'a currency is three to ten capital letters'));
/** Returns whether amounts have no more decimals than their currency. */
const areAmounts = (currency: string, amounts: readonly string[]): boolean =>
  amounts.every((amount) => amountOf(amount, currency) !== undefined);
const NO_AMOUNT = 'an amount is a decimal with no more decimals than its currency';
const HTTP_URL = v.pipe(v.string(), v.url(), v.regex(/^https?:/, 'an address is http or https'));
const SLUG = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'a slug is lower-case letters, digits and dashes'),
  v.maxLength(80),
);
const SHORT = v.pipe(v.string(), v.minLength(1), v.maxLength(120));
const SECONDS = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(253_402_300_799));

export const Game = v.object({
  gameId: v.pipe(v.string(), v.regex(/^[\w.-]{1,80}$/, 'an id is letters, digits, dots and dashes')),
  name: SHORT,
  provider: v.object({ slug: SLUG, name: SHORT }),
  category: v.picklist(casinoCategories.map(({ slug }) => slug)),
  subcategories: v.array(SLUG),
  tags: v.array(SLUG),
  /** Features that the platform doesn't have are left out. */
  features: v.pipe(
    v.array(v.string()),
    v.transform((all) => gameFeatures.filter((feature) => all.includes(feature))),
  ),
  volatility: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
  rtp: v.nullable(
    v.pipe(
      v.string(),
      v.regex(/^\d{2,3}\.\d\d(?:-\d{2,3}\.\d\d)?$/, 'a return has two decimals, such as 96.31'),
    ),
  ),
  rtpVersion: v.nullable(SHORT),
  minStake: v.record(ISO, AMOUNT),
  maxStake: v.record(ISO, AMOUNT),
  maxWin: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
  hasDemo: v.boolean(),
  isOwn: v.boolean(),
  thumbnails: v.object({ standard: v.optional(HTTP_URL), wide: v.optional(HTTP_URL) }),
  blockedCountries: v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'a country is two capital letters'))),
  currencies: v.array(ISO),
  languages: v.array(v.string()),
  devices: v.array(v.picklist(['phone', 'desktop'])),
  orientation: v.picklist(['any', 'portrait', 'landscape']),
  minCycleMs: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000)),
  isLive: v.boolean(),
  addedAt: SECONDS,
  popularity: v.number(),
  jackpotIds: v.array(v.string()),
  rulesUrl: v.nullable(HTTP_URL),
  verifyUrl: v.optional(v.nullable(HTTP_URL), null),
  aliases: v.array(SHORT),
  freeRounds: v.optional(v.nullable(v.object({ stakeSteps: v.record(ISO, AMOUNT) })), null),
  certificates: v.optional(v.nullable(v.record(SLUG, SHORT)), null),
});

export const GamesPage = v.object({ games: v.array(v.unknown()), next: v.nullable(v.string()) });
export const Launched = v.object({ url: HTTP_URL });
export const RoundStateAnswer = v.object({ state: v.picklist(['open', 'closed', 'unknown']) });
export const Nothing = v.object({});
export const Refusal = v.object({ message: v.pipe(v.string(), v.maxLength(500)) });
export const Jackpots = v.object({
  jackpots: v.array(
    v.object({
      id: SHORT,
      name: SHORT,
      levels: v.array(
        v.pipe(
          v.object({
            id: SHORT,
            level: v.picklist(['mini', 'minor', 'major', 'grand']),
            amount: AMOUNT,
            currency: ISO,
            at: SECONDS,
          }),
          v.check(({ currency, amount }) => areAmounts(currency, [amount]), NO_AMOUNT),
        ),
      ),
    }),
  ),
});
export const Report = v.object({
  lines: v.array(
    v.pipe(
      v.object({
        currency: ISO,
        bets: AMOUNT,
        wins: AMOUNT,
        rollbacks: AMOUNT,
        count: v.pipe(v.number(), v.integer(), v.minValue(0)),
      }),
      v.check(
        ({ currency, bets, wins, rollbacks }) => areAmounts(currency, [bets, wins, rollbacks]),
        NO_AMOUNT,
      ),
    ),
  ),
});
