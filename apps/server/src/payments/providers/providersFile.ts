import { isCurrencyCode, toMinor } from '@touchline/betting';
import { paymentGroups } from '@touchline/contract';
import { requisiteKinds, type FeeRule } from '@touchline/cashier';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { StartupError } from '../../startupError.ts';
import { guarded, type GuardedProvider } from './circuit.ts';
import { createTouchlineProvider } from './touchlineProvider.ts';

const id = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{0,31}$/, 'an id is lower-case letters, digits and dashes'),
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

const bounds = v.pipe(
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

const method = v.strictObject({
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
  currencies: v.pipe(v.array(bounds), v.minLength(1)),
  /** Countries where it is offered; everywhere if absent. */
  countries: v.optional(
    v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'a country is two capital letters'))),
  ),
  fields: v.optional(v.array(field), []),
  /** True if a withdrawal with fields can also go to the account that a deposit of its family came from. */
  takesSource: v.optional(v.boolean(), false),
  /** Most deposits that a player may begin in 24 hours. */
  perDay: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 20),
  state: v.optional(v.picklist(['on', 'off', 'maintenance']), 'on'),
  weight: v.optional(v.number(), 0),
  isRecommended: v.optional(v.boolean(), false),
});

const provider = v.strictObject({
  id,
  adapter: v.literal('touchline'),
  url: v.pipe(v.string(), v.url()),
  key: v.pipe(v.string(), v.minLength(8)),
  secrets: v.pipe(v.array(v.pipe(v.string(), v.minLength(16))), v.minLength(1), v.maxLength(2)),
  methods: v.array(method),
});

/** A payment method of a provider; amounts in minor units. */
export interface MethodEntry extends v.InferOutput<typeof method> {
  readonly provider: string;
}
export type MethodBounds = MethodEntry['currencies'][number];

/** All providers of the platform and their methods. */
export interface Providers {
  readonly methods: readonly MethodEntry[];
  /** Returns a provider; undefined if the platform has none of this id. */
  of(id: string): GuardedProvider | undefined;
}

export const noProviders: Providers = { methods: [], of: () => undefined };

/** Reads the list of providers. Throws a StartupError that names the file and the fault. */
export async function readPaymentProviders(file: string | undefined, now: () => Date): Promise<Providers> {
  if (file === undefined) return noProviders;
  try {
    const listed = v.parse(v.array(provider), JSON.parse(await readFile(file, 'utf8')));
    const byId = new Map(
      listed.map(({ id: name, url, key, secrets, methods }) => {
        const currencies = new Set(methods.flatMap((entry) => entry.currencies.map(({ iso }) => iso)));
        return [name, guarded(createTouchlineProvider({ url, key, secrets, currencies }), now)] as const;
      }),
    );
    return {
      methods: listed.flatMap(({ id: name, methods }) =>
        methods.map((entry) => ({ ...entry, provider: name })),
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
