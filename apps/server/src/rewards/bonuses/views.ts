import { toWire } from '@touchline/betting';
import {
  averageCost,
  currencyTerms,
  fixedAmount,
  wageringOf,
  type CodeNeed,
  type OfferTerms,
} from '@touchline/bonuses';
import type { Bonus, BonusOffer } from '@touchline/contract';
import type { OfferTexts } from '@touchline/contract/operators';
import { seconds } from '../../kernel/index.ts';
import { isOnAccount, type GrantRow } from './grants.store.ts';
import type { OfferRow } from './offers.store.ts';

/** Stakes that count whole. */
const WHOLE = 100;

/** Money around a bonus, minor units. */
export interface BonusMoney {
  readonly own: bigint | undefined;
  readonly balance: bigint;
  readonly held: bigint;
  readonly openBets: number;
}

function shownTerms(terms: OfferTerms, iso: string): Bonus['terms'] {
  const { percent, wagering, minOdds, days, isSticky, product, weekday } = terms;
  const { minDeposit, cap, maxBet, maxConvert } = currencyTerms(terms, iso) ?? {};
  const given = { percent, minDeposit, cap, maxBet, maxConvert, minOdds, weekday };
  const present = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return {
    ...present,
    product,
    days,
    isSticky,
    ...(wagering ? { wagering: shownWagering(wagering) } : {}),
  };
}

function shownWagering({ sport, games, ...rest }: NonNullable<OfferTerms['wagering']>) {
  return {
    ...rest,
    ...(sport ? { sport: { ...sport, types: [...sport.types] } } : {}),
    ...(games ? { games: Object.fromEntries(Object.entries(games)) } : {}),
  };
}

const shownTexts = (texts: OfferTexts): Bonus['texts'] => ({ ...texts });

/** Converts a grant to the format of the API. */
export function bonusView(grant: GrantRow, money: BonusMoney | undefined): Bonus {
  const { iso, amount, terms } = grant;
  const text = (minor: bigint): string => toWire(minor, iso);
  return {
    idBonus: String(grant.id),
    kind: grant.kind,
    state: grant.state,
    texts: shownTexts(grant.texts),
    iso,
    ...(amount === null ? {} : { money: text(amount) }),
    ...(isOnAccount(grant) && money
      ? {
          balance: text(money.balance),
          held: text(money.held),
          openBets: money.openBets,
          accountId: String(grant.account_id),
        }
      : {}),
    ...(money?.own === undefined ? {} : { own: text(money.own) }),
    ...(grant.deposit_amount === null ? {} : { deposit: text(grant.deposit_amount) }),
    ...(grant.token === null || grant.state !== 'active' ? {} : { code: grant.token }),
    version: grant.version,
    terms: shownTerms(terms, iso),
    ...(grant.required > 0n ? { wagering: wageringView(grant) } : {}),
    at: seconds(grant.created_at),
    expiresAt: seconds(grant.expires_at),
    isClosing: grant.closes_at !== null,
    ...(grant.ended_at === null ? {} : { endedAt: seconds(grant.ended_at) }),
    ...(grant.end_reason === null ? {} : { endReason: grant.end_reason }),
    converted: text(grant.converted),
    removed: text(grant.removed),
  };
}

function wageringView({ required, progress, terms, iso }: GrantRow): NonNullable<Bonus['wagering']> {
  const { done, left, percent } = wageringOf(required, progress);
  const cost = averageCost(left, WHOLE, terms.wagering?.assumedReturn ?? WHOLE);
  return {
    required: toWire(required, iso),
    done: toWire(done, iso),
    left: toWire(left, iso),
    percent,
    cost: toWire(cost, iso),
  };
}

/** Converts an offer to the format of the API, with the conditions that the player doesn't meet. */
export function offerView(offer: OfferRow, iso: string, needs: readonly CodeNeed[]): BonusOffer {
  const amount = fixedAmount(offer.terms, iso);
  return {
    id: String(offer.id),
    kind: offer.terms.kind,
    texts: shownTexts(offer.texts),
    iso,
    ...(amount === undefined ? {} : { money: toWire(amount, iso) }),
    version: offer.version,
    terms: shownTerms(offer.terms, iso),
    ...(offer.terms.to === undefined ? {} : { until: offer.terms.to }),
    needs: [...needs],
  };
}
