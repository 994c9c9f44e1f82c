import { currencyExponent, isCurrencyCode, toMinor } from '@touchline/betting';
import { paymentGroups } from '@touchline/contract';
import { requisiteKinds, type FeeRule } from '@touchline/cashier';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { siteId } from '../../../site/index.ts';
import { StartupError } from '../../../kernel/index.ts';
import type { AccountNumbers } from '../../../accounts/index.ts';
import type { PrivateProvider } from './privateProviders.ts';
import { guarded, type GuardedProvider } from './circuit.ts';
import { createTouchlineProvider } from './touchlineProvider.ts';

const id = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{0,31}$/, 'an id is lower-case letters, digits and dashes'),
);
const origin = v.pipe(
  v.string(),
  v.check(isOrigin, 'an origin is https://host or http://host, in lower case and without a path'),
);
const names = v.objectWithRest({ en: v.pipe(v.string(), v.minLength(1)) }, v.string());
const amount = v.pipe(
  v.string(),
  v.regex(/^\d{1,15}(?:\.\d{1,8})?$/, 'an amount is a decimal such as "10.00"'),
);
const percent = v.pipe(
  v.string(),
  v.regex(/^\d{1,2}(?:\.\d{1,4})?$/, 'a percentage is a decimal such as "2.5"'),
);

/** Returns whether decimal text is an amount of a currency. */
function isMinor(text: string, iso: string): boolean {
  try {
    toMinor(text, iso);
    return true;
  } catch {
    return false;
  }
}

/** Bounds and fee of a method in a currency; amounts in minor units. */
export const methodBounds = v.pipe(
  v.strictObject({
    iso: v.pipe(v.string(), v.check(isCurrencyCode, 'a currency is three to ten capital letters')),
    min: amount,
    max: amount,
    step: v.optional(amount),
    quick: v.pipe(v.array(amount), v.maxLength(5, 'at most five common amounts')),
    fee: v.optional(
      v.strictObject({
        percent,
        fixed: v.optional(amount, '0'),
        least: v.optional(amount),
        most: v.optional(amount),
      }),
    ),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    const { iso, min, max, step, quick, fee } = value;
    const fault = (key: keyof typeof value, message: string) =>
      addIssue({
        message,
        path: [{ type: 'object', origin: 'value', input: { ...value }, key, value: value[key] }],
      });
    const isWhole = (sum: string | undefined) => sum === undefined || isMinor(sum, iso);
    const decimals = `an amount of ${iso} has at most ${currencyExponent(iso)} decimals and no leading zeros`;
    if (!isWhole(min)) fault('min', decimals);
    if (!isWhole(max)) fault('max', decimals);
    if (!isWhole(step)) fault('step', decimals);
    if (!quick.every(isWhole)) fault('quick', decimals);
    if (![fee?.fixed, fee?.least, fee?.most].every(isWhole)) fault('fee', decimals);
    if (isWhole(min) && isWhole(max) && toMinor(min, iso) > toMinor(max, iso))
      fault('max', 'the highest amount is at least the lowest');
  }),
  v.transform(({ iso, min, max, step, quick, fee }) => ({
    iso,
    min: toMinor(min, iso),
    max: toMinor(max, iso),
    step: step === undefined ? 1n : toMinor(step, iso),
    quick: quick.map((sum) => toMinor(sum, iso)),
    fee:
      fee &&
      ({
        percent: fee.percent,
        fixed: toMinor(fee.fixed, iso),
        least: fee.least === undefined ? undefined : toMinor(fee.least, iso),
        most: fee.most === undefined ? undefined : toMinor(fee.most, iso),
      } satisfies FeeRule),
  })),
);

const field = v.strictObject({
  id,
  kind: v.picklist(requisiteKinds),
  label: names,
  isRequired: v.optional(v.boolean(), true),
  minLength: v.optional(v.number()),
  maxLength: v.optional(v.number()),
  pattern: v.optional(v.string()),
  options: v.optional(v.array(v.strictObject({ value: v.string(), label: names }))),
});

/** Conditions that a method sets for its players. */
export const methodNeeds = v.strictObject({
  verified: v.optional(v.literal(true)),
  phone: v.optional(v.literal(true)),
  email: v.optional(v.literal(true)),
  depositedWith: v.optional(v.literal(true)),
  accountAgeDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3650))),
});

/**
 * Possibility that a method's payments come from a credit card: `told` if the provider names the kind of card with each
 * payment; `possible` methods aren't offered where credit cards are forbidden.
 */
const credit = v.picklist(['never', 'told', 'possible']);
/** A card is told apart by its provider; a wallet may be funded by a credit card unless the list says otherwise. */
const CREDIT_OF_GROUP: Readonly<
  Partial<Record<(typeof paymentGroups)[number], v.InferOutput<typeof credit>>>
> = {
  cards: 'told',
  wallets: 'possible',
};

const methodFields = v.strictObject({
  id,
  /** Both directions of a method have one family. */
  family: id,
  direction: v.picklist(['deposit', 'withdrawal']),
  group: v.picklist(paymentGroups),
  name: names,
  icon: v.picklist(['card', 'bank', 'instant', 'wallet', 'voucher', 'crypto']),
  flow: v.picklist(['hosted', 'instructions', 'direct']),
  time: v.picklist(['instant', 'minutes', 'hours', 'days']),
  amountMode: v.optional(v.picklist(['fixed', 'open']), 'fixed'),
  /** Seconds until an unpaid deposit expires. */
  expires: v.pipe(v.number(), v.integer(), v.minValue(60)),
  currencies: v.pipe(v.array(methodBounds), v.minLength(1)),
  /** Countries where it is offered; everywhere if absent. */
  countries: v.optional(
    v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'a country is two capital letters'))),
  ),
  fields: v.optional(v.array(field), []),
  /** True if a withdrawal with fields can also go to the account that a deposit of its family came from. */
  takesSource: v.optional(v.boolean(), false),
  /** True if its provider takes a deposit from what the player paid with before, without its number. */
  paysAgain: v.optional(v.boolean(), false),
  /** Most deposits that a player may begin in 24 hours. */
  perDay: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 20),
  state: v.optional(v.picklist(['on', 'off', 'maintenance']), 'on'),
  weight: v.optional(v.number(), 0),
  isRecommended: v.optional(v.boolean(), false),
  needs: v.optional(methodNeeds),
  credit: v.optional(credit),
});
const method = v.pipe(
  methodFields,
  v.check(
    ({ direction, needs: asked }) => direction === 'withdrawal' || asked?.depositedWith === undefined,
    'the need depositedWith is for withdrawals only',
  ),
  v.transform((entry) => ({ ...entry, credit: entry.credit ?? CREDIT_OF_GROUP[entry.group] ?? 'never' })),
);

/** Secrets of call-backs by site: the current one, and the one before while they change. */
const siteSecrets = v.pipe(
  v.unknown(),
  v.check(
    (secrets) => !Array.isArray(secrets),
    'every site has secrets of its own: write "secrets": { "<id of a site>": ["<secret of its call-backs>"] }, with another secret for each site',
  ),
  v.record(siteId, v.pipe(v.array(v.pipe(v.string(), v.minLength(16))), v.minLength(1), v.maxLength(2))),
  v.check(
    (secrets) => Object.keys(secrets).length > 0,
    'no site has a secret: write "secrets": { "<id of a site>": ["<secret of its call-backs>"] }',
  ),
  v.check((secrets) => {
    const all = Object.values(secrets).flatMap((own) => [...new Set(own)]);
    return new Set(all).size === all.length;
  }, 'two sites have the same secret: every site needs another one'),
);

const provider = v.strictObject({
  id,
  adapter: v.literal('touchline'),
  url: v.pipe(v.string(), v.url()),
  /** Origins of the pages to which players are sent to pay, if they aren't that of the API. */
  pageOrigins: v.optional(v.pipe(v.array(origin), v.minLength(1, 'a list of pages has an origin'))),
  key: v.pipe(v.string(), v.minLength(8)),
  secrets: siteSecrets,
  methods: v.array(method),
});

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/** A payment method of a provider; amounts in minor units. */
export interface MethodEntry extends Omit<v.InferOutput<typeof method>, 'credit'> {
  readonly provider: string;
  /** Sites with a secret of the provider: only these can offer it. */
  readonly sites: readonly string[];
  readonly credit?: v.InferOutput<typeof credit>;
}
export type MethodBounds = MethodEntry['currencies'][number];

/** The providers of the list and their methods. */
export interface ListedProviders {
  readonly methods: readonly MethodEntry[];
  /** Returns a provider; undefined if the platform has none of this id. */
  of(id: string): GuardedProvider | undefined;
}

/** All providers of the platform and their methods; numbers of accounts are encrypted (`privateProviders`). */
export interface Providers extends Omit<ListedProviders, 'of'> {
  readonly numbers: AccountNumbers;
  /** Returns a provider; undefined if the platform has none of this id. */
  of(id: string): PrivateProvider | undefined;
}

export const noProviders: ListedProviders = { methods: [], of: () => undefined };

/** Reads the list of providers. Throws a StartupError that names the file and the fault. */
export async function readPaymentProviders(
  file: string | undefined,
  now: () => Date,
): Promise<ListedProviders> {
  if (file === undefined) return noProviders;
  try {
    const listed = v.parse(v.array(provider), JSON.parse(await readFile(file, 'utf8')));
    const byId = new Map(
      listed.map(({ id: name, url, pageOrigins = [new URL(url).origin], key, secrets, methods }) => {
        const currencies = new Set(methods.flatMap((entry) => entry.currencies.map(({ iso }) => iso)));
        const secretsOf = (site: string) => (Object.hasOwn(secrets, site) ? (secrets[site] ?? []) : []);
        const own = { url, pageOrigins, key, secretsOf, currencies };
        return [name, guarded(createTouchlineProvider(own), now)] as const;
      }),
    );
    return {
      methods: listed.flatMap(({ id: name, secrets, methods }) =>
        methods.map((entry) => ({ ...entry, provider: name, sites: Object.keys(secrets) })),
      ),
      of: (name) => byId.get(name),
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(
      `The list of payment providers ${file} has a fault (${reason}): mend it, or take PAYMENT_PROVIDERS_FILE away.`,
    );
  }
}
