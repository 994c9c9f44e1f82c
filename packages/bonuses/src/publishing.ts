import { rational } from '@touchline/betting';
import type { CurrencyTerms, OfferTerms, WageringTerms } from './offers.ts';

/** Rules of the place whose law a site follows. */
export interface PlaceRules {
  /** Maximum multiple of the bonus that may be required. */
  readonly maxTimes?: number | undefined;
  /** Minimum number of days for meeting the conditions. */
  readonly minDays?: number | undefined;
}

/** Faults of an offer that keep it from being published. */
export const offerFaults = [
  'NO_CURRENCY',
  'CURRENCY_TWICE',
  'AMOUNT_MISSING',
  'PERCENT_MISSING',
  'CAP_MISSING',
  'WAGERING_MISSING',
  'WAGERING_NOT_HERE',
  'SPORT_RULES_MISSING',
  'GAMES_MISSING',
  'PRODUCT_MIX',
  'PRODUCT_OF_FREE_BET',
  'WAGERING_CAP',
  'DAYS_TOO_FEW',
  'PERIOD',
] as const;
export type OfferFault = (typeof offerFaults)[number];

/** Returns why an offer can't be published under the rules of a place; empty if it can. */
export function faultsOf(terms: OfferTerms, place: PlaceRules): OfferFault[] {
  const found = [
    ...currencyFaults(terms),
    ...(terms.kind === 'freeBet' ? freeBetFaults(terms) : wageringFaults(terms, place)),
  ];
  if (place.minDays !== undefined && terms.days < place.minDays) found.push('DAYS_TOO_FEW');
  if (terms.from !== undefined && terms.to !== undefined && terms.from >= terms.to) found.push('PERIOD');
  return found;
}

const isForDeposits = ({ kind }: OfferTerms): boolean => kind === 'firstDeposit' || kind === 'reload';

function currencyFaults(terms: OfferTerms): OfferFault[] {
  const { currencies } = terms;
  const found: OfferFault[] = [];
  if (currencies.length === 0) found.push('NO_CURRENCY');
  if (new Set(currencies.map(({ iso }) => iso)).size < currencies.length) found.push('CURRENCY_TWICE');
  const lacks = (field: keyof CurrencyTerms): boolean => currencies.some((one) => one[field] === undefined);
  if (terms.kind === 'freeRounds') return found;
  if (!isForDeposits(terms)) return lacks('amount') ? [...found, 'AMOUNT_MISSING'] : found;
  if (terms.percent === undefined || rational.parse(terms.percent).num === 0n) found.push('PERCENT_MISSING');
  return lacks('cap') ? [...found, 'CAP_MISSING'] : found;
}

function freeBetFaults({ product, wagering }: OfferTerms): OfferFault[] {
  const found: OfferFault[] = [];
  if (product !== 'betting') found.push('PRODUCT_OF_FREE_BET');
  if (wagering) found.push('WAGERING_NOT_HERE');
  return found;
}

function wageringFaults({ product, wagering }: OfferTerms, { maxTimes }: PlaceRules): OfferFault[] {
  if (!wagering) return ['WAGERING_MISSING'];
  const found: OfferFault[] = [];
  const hasGames = Object.values(wagering.games ?? {}).some((percent) => percent > 0);
  if (product === 'betting') {
    if (!wagering.sport || wagering.sport.types.length === 0) found.push('SPORT_RULES_MISSING');
    if (hasGames) found.push('PRODUCT_MIX');
  } else {
    if (!hasGames) found.push('GAMES_MISSING');
    if (wagering.sport) found.push('PRODUCT_MIX');
  }
  if (maxTimes !== undefined && exceedsCap(wagering, maxTimes)) found.push('WAGERING_CAP');
  return found;
}

/** A requirement that includes the deposit has no bound in terms of the bonus. */
function exceedsCap({ times, base }: WageringTerms, maxTimes: number): boolean {
  if (base === 'depositAndBonus') return true;
  return rational.compare(rational.parse(times), rational.of(BigInt(maxTimes))) > 0;
}
