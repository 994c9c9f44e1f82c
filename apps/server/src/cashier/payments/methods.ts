import { toWire } from '@touchline/betting';
import { highestAmount, possibleQuick } from '@touchline/cashier';
import { paymentGroups, type PaymentMethod } from '@touchline/contract';
import { type Db, seconds } from '../../kernel/index.ts';
import {
  depositChecks,
  leftIn,
  type DepositCheck,
  playerBlocks,
  depositRoom,
  type DepositRoom,
  playerData,
} from '../../protection/index.ts';
import type { Site } from '../../site/index.ts';
import type { AccountState } from '../../ledger/index.ts';
import * as store from './payments.store.ts';
import { isMethodOf, methodOfSite } from './siteMethods.ts';
import { findSavedInstrument, findSavedInstruments, type SavedInstrument } from './savedInstruments.ts';
import { depositGate, forbidsCredit, gateFacts, type MethodGate } from './methodGates.ts';
import type { MethodBounds, MethodEntry, Providers } from './providers/providersFile.ts';

const DAY = 86_400_000;
/** Most deposits of a player that aren't decided. */
export const MOST_OPEN = 3;

/** A method that a site offers in one currency. */
export interface OfferedMethod {
  readonly entry: MethodEntry;
  readonly bounds: MethodBounds;
}

/**
 * Returns the methods that a site offers in a currency and a country.
 * @param country two capital letters; undefined if unknown, when only methods for every country are offered
 */
export function offeredMethods(
  { methods }: Pick<Providers, 'methods'>,
  site: Pick<Site, 'id' | 'paymentMethods' | 'state'>,
  {
    direction,
    iso,
    country,
    forbidsCredit: noCredit = false,
  }: {
    readonly direction: MethodEntry['direction'];
    readonly iso: string;
    readonly country: string | undefined;
    /** True if methods that may be funded by a credit card aren't offered. @default false */
    readonly forbidsCredit?: boolean;
  },
): OfferedMethod[] {
  return methods.flatMap((listed) => {
    const entry = methodOfSite(listed, site.state);
    const bounds = entry.currencies.find((one) => one.iso === iso);
    const isHere =
      entry.countries === undefined || (country !== undefined && entry.countries.includes(country));
    const isOn = isMethodOf(site, entry);
    const isLawful = !noCredit || direction !== 'deposit' || entry.credit !== 'possible';
    if (!bounds || !isHere || !isOn || !isLawful) return [];
    if (entry.direction !== direction || entry.state === 'off') return [];
    return [{ entry, bounds }];
  });
}

/** Returns the currencies in which a player can pay in to an account: its own first, then those that are converted. */
export function payableCurrencies({ exchange }: Pick<Site, 'exchange'>, iso: string): readonly string[] {
  return [iso, ...(exchange.deposits[iso] ?? [])];
}

export interface MethodsDeps {
  readonly db: Db;
  readonly providers: Providers;
  readonly now: () => Date;
}

/** Returns the country of a player, two capital letters; undefined if unknown. */
export async function countryOf(db: Db, playerId: bigint): Promise<string | undefined> {
  const { country } = await playerData(db, playerId);
  return country?.toUpperCase();
}

/** Methods to deposit with as a player sees them, and what bounds the deposits. */
export interface DepositOffer {
  readonly methods: PaymentMethod[];
  /** The player's deposit limits. */
  readonly room: readonly DepositRoom[];
  readonly checks: readonly Pick<DepositCheck, 'kind' | 'isDue' | 'left'>[];
}

/**
 * Returns the methods to deposit with as a player sees them now, with the player's deposit limits and checks.
 * @param iso currency that is paid
 */
export async function depositMethods(
  { db, providers, now }: MethodsDeps,
  site: Site,
  account: AccountState,
  iso: string,
): Promise<DepositOffer> {
  const { playerId } = account;
  const country = await countryOf(db, playerId);
  const offered = offeredMethods(providers, site, {
    direction: 'deposit',
    iso,
    country,
    forbidsCredit: await forbidsCredit(db, playerId, site),
  });
  const gates = await gateFacts(db, playerId, now());
  const room = await depositRoom(db, { playerId, iso }, now());
  const [open, begun, paid, saved] = await Promise.all([
    store.openDepositsOf(db, playerId),
    store.begunSince(db, playerId, new Date(now().getTime() - DAY)),
    store.paidWith(db, playerId),
    findSavedInstruments(db, playerId, account.iso),
  ]);
  const checks = await checksOf(db, site, account, now());
  const isUnverified = checks.some(({ kind, isDue }) => kind === 'identity' && isDue);
  const funds = checks.find(({ kind }) => kind === 'funds');
  const least = room.reduce<bigint | undefined>(
    (lowest, { remainder }) => (lowest === undefined || remainder < lowest ? remainder : lowest),
    undefined,
  );
  const methods = ordered(offered, paid).map((method) => {
    const isTooMany = open >= MOST_OPEN || (begun.get(method.entry.id) ?? 0) >= method.entry.perDay;
    const isDown = providers.of(method.entry.provider)?.isDown() ?? true;
    return shownMethod(method, {
      room: least,
      unchecked: funds && leftIn(funds, iso),
      isUnverified,
      isTooMany,
      isDown,
      gate: depositGate(method.entry, gates),
      saved: findSavedInstrument(method.entry, saved),
    });
  });
  return { methods, room, checks };
}

/** An operator may ask for the identity whatever the sums are. */
async function checksOf(
  db: Db,
  { safety }: Site,
  { playerId }: AccountState,
  now: Date,
): Promise<DepositOffer['checks']> {
  const checks = await depositChecks(db, { playerId, now, safety });
  if (!(await playerBlocks(db, playerId)).isVerificationRequired) return checks;
  const others = checks.filter(({ kind }) => kind !== 'identity');
  return [{ kind: 'identity', isDue: true, left: 0n }, ...others];
}

/** Groups in their order; within one the latest used first, then recommended ones, then by weight and name. */
function ordered(offered: readonly OfferedMethod[], paid: readonly string[]): OfferedMethod[] {
  const rank = ({ entry }: OfferedMethod): readonly number[] => {
    const used = paid.indexOf(entry.id);
    return [
      paymentGroups.indexOf(entry.group),
      used === -1 ? paid.length : used,
      entry.isRecommended ? 0 : 1,
      -entry.weight,
    ];
  };
  return offered.toSorted((a, b) => {
    const [left, right] = [rank(a), rank(b)];
    const at = left.findIndex((value, index) => value !== right[index]);
    return at === -1
      ? a.entry.name.en.localeCompare(b.entry.name.en, 'en')
      : (left[at] ?? 0) - (right[at] ?? 0);
  });
}

export interface MethodNow {
  /** Amount that the limits or the balance leave, minor units. */
  readonly room?: bigint | undefined;
  /** Amount that can be paid in before the source of the money is checked, minor units. */
  readonly unchecked?: bigint | undefined;
  /** True if the player has to be verified first. */
  readonly isUnverified?: boolean;
  readonly isTooMany?: boolean;
  readonly isDown?: boolean;
  /** Why the player can't use it. */
  readonly gate?: MethodGate | undefined;
  /** Instrument that the player can pay with again. */
  readonly saved?: SavedInstrument | undefined;
}

/** Converts a method to the format of the API, with its bounds as they are now. */
export function shownMethod(
  { entry, bounds }: OfferedMethod,
  { room: limited, unchecked, isUnverified, isTooMany, isDown, gate, saved }: MethodNow,
): PaymentMethod {
  const { iso, fee } = bounds;
  const room =
    limited !== undefined && unchecked !== undefined && unchecked < limited
      ? unchecked
      : (limited ?? unchecked);
  const highest = highestAmount(bounds, room);
  const unavailable =
    entry.state === 'maintenance'
      ? 'MAINTENANCE'
      : isDown
        ? 'PROVIDER_DOWN'
        : isUnverified
          ? 'VERIFICATION_REQUIRED'
          : gate
            ? gate.code
            : unchecked !== undefined && highestAmount(bounds, unchecked) === undefined
              ? 'FUNDS_CHECK_NEEDED'
              : isTooMany
                ? 'TOO_MANY'
                : highest === undefined
                  ? 'LIMIT'
                  : undefined;
  return {
    id: entry.id,
    family: entry.family,
    direction: entry.direction,
    group: entry.group,
    name: entry.name,
    icon: entry.icon,
    flow: entry.flow,
    time: entry.time,
    iso,
    min: toWire(bounds.min, iso),
    max: toWire(highest ?? bounds.max, iso),
    step: toWire(bounds.step, iso),
    quick: possibleQuick(bounds.quick, bounds, room).map((amount) => toWire(amount, iso)),
    ...(fee
      ? {
          fee: {
            percent: fee.percent,
            fixed: toWire(fee.fixed, iso),
            ...(fee.least === undefined ? {} : { least: toWire(fee.least, iso) }),
            ...(fee.most === undefined ? {} : { most: toWire(fee.most, iso) }),
          },
        }
      : {}),
    fields: entry.fields.map(({ id, kind, label, isRequired, maxLength, options }) => ({
      id,
      kind,
      label,
      isRequired,
      ...(maxLength === undefined ? {} : { maxLength }),
      ...(options ? { options } : {}),
    })),
    ...(saved ? { saved: { instrumentId: String(saved.id), requisite: saved.requisite } } : {}),
    isRecommended: entry.isRecommended,
    ...(unavailable ? { unavailable } : {}),
    ...(gate && gate.code === unavailable && 'until' in gate
      ? { unavailableUntil: seconds(gate.until) }
      : {}),
  };
}

/**
 * Returns the methods that a site offers to visitors in a currency, in the order of the page, and the currencies in
 * which it has some.
 * @param country of the visitor, two capital letters; undefined if unknown
 */
export function offerFor(
  providers: Pick<Providers, 'methods'>,
  site: Pick<Site, 'id' | 'paymentMethods' | 'state'>,
  iso: string,
  country: string | undefined,
): { readonly currencies: string[]; readonly methods: PaymentMethod[] } {
  const offered = (currency: string) =>
    (['deposit', 'withdrawal'] as const).flatMap((direction) =>
      ordered(offeredMethods(providers, site, { direction, iso: currency, country }), []),
    );
  const all = new Set(providers.methods.flatMap(({ currencies }) => currencies.map((one) => one.iso)));
  return {
    currencies: [...all].filter((currency) => offered(currency).length > 0).toSorted(),
    methods: offered(iso).map((method) => shownMethod(method, {})),
  };
}
