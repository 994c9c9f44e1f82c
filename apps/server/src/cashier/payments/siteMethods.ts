import { rational, toWire } from '@touchline/betting';
import type { FeeRule } from '@touchline/cashier';
import type { EffectiveSettings } from '@touchline/contract/operators';
import { safeParse, type BaseIssue } from 'valibot';
import { ProblemError, type ProblemField } from '../../kernel/index.ts';
import type { Site, SiteState } from '../../site/index.ts';
import { methodBounds, methodNeeds, type MethodBounds, type MethodEntry } from './providers/providersFile.ts';

type MethodChanges = NonNullable<SiteState['paymentMethods']>;
type CurrencyChange = NonNullable<MethodChanges[string]['currencies']>[string];
type EffectiveMethods = EffectiveSettings['paymentMethods'];

/** Payment methods of a site, as the list of providers has them and as operators changed them. */
export interface SiteMethods {
  /** Returns the methods of a site with changes. @param changes null for those of the list */
  shown(site: Site, changes: MethodChanges | null): EffectiveMethods;
  /** Validates changes by the rules of the list. Throws a ProblemError 400 that names the faulty fields. */
  judge(site: Site, changes: MethodChanges | null): void;
  /** Returns the names of the fields whose change from the site's present ones loosens a guard. */
  loosened(site: Site, changes: MethodChanges | null): string[];
}

/** Returns whether a site may offer a method. */
export function isMethodOf(
  { id, paymentMethods }: Pick<Site, 'id' | 'paymentMethods'>,
  entry: Pick<MethodEntry, 'id' | 'sites'>,
): boolean {
  return (paymentMethods === undefined || paymentMethods.includes(entry.id)) && entry.sites.includes(id);
}

/** Returns a method of the list with the changes that operators made on a site. */
export function methodOfSite(entry: MethodEntry, state: Pick<SiteState, 'paymentMethods'>): MethodEntry {
  const change = state.paymentMethods?.[entry.id];
  if (!change) return entry;
  const { state: switched = entry.state, accountAgeDays, currencies = {} } = change;
  const needs =
    accountAgeDays === undefined
      ? entry.needs
      : { ...entry.needs, accountAgeDays: accountAgeDays ?? undefined };
  return {
    ...entry,
    state: switched,
    ...(needs && { needs }),
    currencies: entry.currencies.map((bounds) => boundsWith(bounds, currencies[bounds.iso])),
  };
}

/** Writes bounds as the list of providers has them, with a change. */
function writtenBounds({ iso, min, max, step, quick, fee }: MethodBounds, change: CurrencyChange = {}) {
  const text = (amount: bigint) => toWire(amount, iso);
  return {
    iso,
    min: change.min ?? text(min),
    max: change.max ?? text(max),
    step: text(step),
    quick: quick.map(text),
    ...(change.fee === undefined && fee && { fee: writtenFee(fee, iso) }),
    ...(change.fee && { fee: change.fee }),
  };
}

function writtenFee({ percent, fixed, least, most }: FeeRule, iso: string) {
  return {
    percent,
    fixed: toWire(fixed, iso),
    ...(least !== undefined && { least: toWire(least, iso) }),
    ...(most !== undefined && { most: toWire(most, iso) }),
  };
}

/** A stored change that isn't valid with the list of providers any more has no effect. */
function boundsWith(bounds: MethodBounds, change: CurrencyChange | undefined): MethodBounds {
  if (!change) return bounds;
  const result = safeParse(methodBounds, writtenBounds(bounds, change));
  return result.success ? result.output : bounds;
}

/** Creates the methods of sites by the list of payment providers. */
export function createSiteMethods({ methods }: { readonly methods: readonly MethodEntry[] }): SiteMethods {
  const ofSite = (site: Site, changes: MethodChanges | null): MethodEntry[] =>
    methods
      .filter((entry) => isMethodOf(site, entry))
      .map((entry) => methodOfSite(entry, { paymentMethods: changes }));
  return {
    shown: (site, changes) =>
      Object.fromEntries(ofSite(site, changes).map((entry) => [entry.id, shownMethod(entry)])),
    judge(site, changes) {
      const faults = Object.entries(changes ?? {}).flatMap(([id, change]) => {
        const entry = methods.find((one) => one.id === id && isMethodOf(site, one));
        return entry
          ? faultsOf(entry, change)
          : [{ path: `/${id}`, why: 'the site has no such payment method' }];
      });
      if (faults.length === 0) return;
      throw new ProblemError(
        400,
        'BAD_SETTING',
        `Correct what is wrong. ${faults.map(({ path, why }) => `paymentMethods${path.replaceAll('/', '.')}: ${why}`).join('; ')}.`,
        faults.map(({ path }): ProblemField => ({ path: `/value${path}`, code: 'setting' })),
      );
    },
    loosened(site, changes) {
      const after = ofSite(site, changes);
      return ofSite(site, site.state.paymentMethods).flatMap((entry, index) => {
        const changed = after[index];
        return changed ? loosenedOf(entry, changed).map((field) => `${entry.id}.${field}`) : [];
      });
    },
  };
}

function shownMethod({ state, needs, currencies }: MethodEntry): EffectiveMethods[string] {
  return {
    state,
    accountAgeDays: needs?.accountAgeDays ?? null,
    currencies: Object.fromEntries(
      currencies.map(({ iso, min, max, fee }) => [
        iso,
        { min: toWire(min, iso), max: toWire(max, iso), fee: fee ? writtenFee(fee, iso) : null },
      ]),
    ),
  };
}

interface MethodFault {
  readonly path: string;
  readonly why: string;
}

function faultsOf(
  { id, needs, currencies: listed }: MethodEntry,
  { accountAgeDays, currencies = {} }: MethodChanges[string],
): MethodFault[] {
  const read = safeParse(methodNeeds, { ...needs, accountAgeDays: accountAgeDays ?? undefined });
  return [
    ...named(`/${id}`, read.issues),
    ...Object.entries(currencies).flatMap(([iso, change]): MethodFault[] => {
      const at = `/${id}/currencies/${iso}`;
      const bounds = listed.find((one) => one.iso === iso);
      if (!bounds) return [{ path: at, why: 'the method doesn’t have this currency' }];
      return named(at, safeParse(methodBounds, writtenBounds(bounds, change)).issues);
    }),
  ];
}

function named(at: string, issues: readonly BaseIssue<unknown>[] = []): MethodFault[] {
  return issues.map(({ path = [], message }) => ({
    path: [at, ...path.map(({ key }) => String(key))].join('/'),
    why: message,
  }));
}

/** Returns the fields of a method whose change loosens a guard: a higher fee is one, as players pay it. */
function loosenedOf(before: MethodEntry, after: MethodEntry): string[] {
  const age = (entry: MethodEntry) => entry.needs?.accountAgeDays ?? 0;
  return [
    ...(before.state === 'off' && after.state !== 'off' ? ['state'] : []),
    ...(age(after) < age(before) ? ['accountAgeDays'] : []),
    ...before.currencies.flatMap((bounds, index) => {
      const own = after.currencies[index];
      if (!own) return [];
      return [
        ...(own.min < bounds.min ? ['min'] : []),
        ...(own.max > bounds.max ? ['max'] : []),
        ...(isHigherFee(bounds.fee, own.fee) ? ['fee'] : []),
      ].map((field) => `currencies.${bounds.iso}.${field}`);
    }),
  ];
}

/** Returns whether some payment may have a higher fee. */
function isHigherFee(before: FeeRule | undefined, after: FeeRule | undefined): boolean {
  if (!after) return false;
  const { percent = '0', fixed = 0n, least = 0n, most = before ? undefined : 0n } = before ?? {};
  const isRaised = rational.compare(rational.parse(after.percent), rational.parse(percent)) > 0;
  const isMostRaised = most !== undefined && (after.most === undefined || after.most > most);
  return isRaised || after.fixed > fixed || (after.least ?? 0n) > least || isMostRaised;
}
