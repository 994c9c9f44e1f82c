import type { CodeNeed, OfferTerms, OperatorOffer } from '@touchline/contract/operators';
import type { WriteOf } from '../api/calls.ts';
import { titledTextsOf, type TitledTexts } from '../shared/texts.ts';
import type { DraftSchema } from '../shared/useDraft.ts';
import { offerProblems } from './offerProblems.ts';
import { AMOUNTS, termsOf, textsOf } from './offerTerms.ts';

type Wagering = NonNullable<OfferTerms['wagering']>;
type CountedType = NonNullable<Wagering['sport']>['types'][number];

/** Kinds of offers that operators write. */
export const offerKinds = [
  'firstDeposit',
  'reload',
  'freeBet',
  'grant',
] as const satisfies readonly OfferTerms['kind'][];

/** Conditions of an offer, and types of bets that can count for its wagering, in the order of their checkboxes. */
export const offerNeeds = ['new', 'verified', 'deposit'] as const satisfies readonly CodeNeed[];
export const betTypes = ['single', 'express', 'system', 'chain'] as const satisfies readonly CountedType[];

export type OfferBody = WriteOf<'post', '/ops/bonus-offers/{offerId}'>['body'];

/** Returns the English title of an offer, or its id while it has none. */
export const offerTitle = ({ id, texts }: OperatorOffer): string => texts['en']?.title ?? id;

/** Draft of an offer: the operator's entries, as text where they are typed. */
export interface OfferDraft extends TitledTexts {
  readonly kind: (typeof offerKinds)[number];
  readonly product: OfferTerms['product'];
  /** One line for each currency: `EUR amount=10.00 cap=100.00 min=10.00 bet=5.00 pays=150.00`. */
  readonly currencies: string;
  readonly percent: string;
  readonly times: string;
  readonly base: 'bonus' | 'depositAndBonus' | 'wins';
  readonly countFrom: 'bonus' | 'any';
  readonly assumedReturn: string;
  readonly types: readonly CountedType[];
  readonly minLegs: string;
  readonly minOdds: string;
  /** One contribution for each line: `slots 100`. */
  readonly games: string;
  readonly days: string;
  readonly isSticky: boolean;
  readonly isHidden: boolean;
  readonly perPlayer: string;
  readonly maxGrants: string;
  readonly countries: string;
  /** Day of the deposit for a reload, 0 for Sunday; empty for every day. */
  readonly weekday: string;
  readonly needs: readonly CodeNeed[];
  /** UTC ms; undefined if unlimited, `NaN` for an instant that can't be read. */
  readonly from: number | undefined;
  readonly to: number | undefined;
}

export const EMPTY_OFFER: OfferDraft = {
  kind: 'grant',
  product: 'betting',
  title: {},
  text: {},
  currencies: 'EUR amount=10.00',
  percent: '100',
  times: '5',
  base: 'bonus',
  countFrom: 'bonus',
  assumedReturn: '93',
  types: ['single', 'express'],
  minLegs: '3',
  minOdds: '1.40',
  games: 'slots 100',
  days: '30',
  isSticky: false,
  isHidden: false,
  perPlayer: '1',
  maxGrants: '',
  countries: '',
  weekday: '',
  needs: [],
  from: undefined,
  to: undefined,
};

type Stored = Pick<OperatorOffer, 'terms' | 'texts'>;

/** The form of an offer, stored or new. */
export const offerSchema: DraftSchema<Stored | undefined, OfferDraft, OfferBody> = {
  read: (stored) => (stored ? offerDraft(stored) : EMPTY_OFFER),
  parse: (draft) => {
    const problems = offerProblems(draft);
    return problems.length > 0 ? { problems } : { body: { terms: termsOf(draft), texts: textsOf(draft) } };
  },
};

const MS = 1000;
const msOf = (seconds: number | undefined): number | undefined =>
  seconds === undefined ? undefined : seconds * MS;

function lineOf(currency: OfferTerms['currencies'][number]): string {
  const amounts = Object.entries(AMOUNTS).flatMap(([name, field]) =>
    currency[field] === undefined ? [] : [`${name}=${currency[field]}`],
  );
  return [currency.iso, ...amounts].join(' ');
}

function wageringDraft({ times, base, countFrom, assumedReturn, sport, games = {} }: Wagering) {
  return {
    times,
    base,
    countFrom,
    assumedReturn: String(assumedReturn),
    types: sport?.types ?? [],
    minLegs: String(sport?.minLegs ?? EMPTY_OFFER.minLegs),
    games: Object.entries(games)
      .map(([kind, percent]) => `${kind} ${percent}`)
      .join('\n'),
  };
}

/** Returns the draft of a stored offer. */
export function offerDraft({ terms, texts }: Stored): OfferDraft {
  const { wagering } = terms;
  return {
    ...EMPTY_OFFER,
    // The screen shows no editor for an offer of free rounds.
    kind: offerKinds.find((kind) => kind === terms.kind) ?? EMPTY_OFFER.kind,
    product: terms.product,
    ...titledTextsOf(texts),
    currencies: terms.currencies.map(lineOf).join('\n'),
    percent: terms.percent ?? EMPTY_OFFER.percent,
    minOdds: terms.minOdds ?? wagering?.sport?.minOdds ?? EMPTY_OFFER.minOdds,
    ...(wagering ? wageringDraft(wagering) : {}),
    days: String(terms.days),
    isSticky: terms.isSticky,
    isHidden: terms.isHidden,
    perPlayer: String(terms.perPlayer),
    maxGrants: terms.maxGrants === undefined ? '' : String(terms.maxGrants),
    countries: terms.countries.join(', '),
    weekday: terms.weekday === undefined ? '' : String(terms.weekday),
    needs: terms.needs,
    from: msOf(terms.from),
    to: msOf(terms.to),
  };
}
