import type { CodeNeed, OfferTerms, OfferTexts, OperatorOffer } from '@touchline/contract/operators';
import { textLanguages, titledTextsOf, type TitledTexts } from '../shared/texts.ts';

type Wagering = NonNullable<OfferTerms['wagering']>;
type CountedType = NonNullable<Wagering['sport']>['types'][number];

/** Conditions of an offer, and types of bets that can count for its wagering, in the order of their checkboxes. */
export const offerNeeds = ['new', 'verified', 'deposit'] as const satisfies readonly CodeNeed[];
export const betTypes = ['single', 'express', 'system', 'chain'] as const satisfies readonly CountedType[];

/** Form of an offer: the operator's entries, as text where they are typed. */
export interface OfferForm extends TitledTexts {
  readonly kind: OfferTerms['kind'];
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
  /** UTC time such as `2026-12-01 18:00`; empty if unlimited. */
  readonly from: string;
  readonly to: string;
}

export const EMPTY_OFFER: OfferForm = {
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
  from: '',
  to: '',
};

/** Names of amounts in a currency's line, and their fields. */
const AMOUNTS = {
  amount: 'amount',
  cap: 'cap',
  min: 'minDeposit',
  bet: 'maxBet',
  pays: 'maxConvert',
} as const;
type AmountName = keyof typeof AMOUNTS;

/** Reads a whole number; undefined if the text is none. */
export const wholeOf = (text: string): number | undefined =>
  /^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : undefined;

/** Reads an optional limit: undefined if the text is empty, 0, which the server refuses, if it is no whole number. */
export const limitOf = (text: string): number | undefined =>
  text.trim() === '' ? undefined : (wholeOf(text) ?? 0);

/** Leaves the empty texts out. */
export function absent<T extends Readonly<Record<string, string>>>(texts: T): Partial<T> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')) as Partial<T>;
}

const timeText = (seconds: number | undefined): string =>
  seconds === undefined ? '' : new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ');

/** Returns UTC seconds; `NaN`, which the server refuses, if the text is no time. */
function secondsOf(text: string): number {
  const isTime = /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(text.trim());
  return isTime ? Date.parse(`${text.trim().replace(' ', 'T')}:00Z`) / 1000 : Number.NaN;
}

const words = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');

const isAmount = (name: string): name is AmountName => Object.hasOwn(AMOUNTS, name);

function currencyIn(line: string): OfferTerms['currencies'][number] {
  const [iso = '', ...amounts] = words(line);
  const read = amounts.flatMap((part) => {
    const [name = '', value = ''] = part.split('=');
    return isAmount(name) ? [[AMOUNTS[name], value] as const] : [];
  });
  return { iso, ...Object.fromEntries(read) };
}

/** Reads the terms that an operator has entered; the server judges them. */
export function termsOf(form: OfferForm): OfferTerms {
  const isForDeposit = form.kind === 'firstDeposit' || form.kind === 'reload';
  const lines = form.currencies.split('\n').filter((line) => line.trim() !== '');
  const maxGrants = limitOf(form.maxGrants);
  return {
    kind: form.kind,
    product: form.product,
    currencies: lines.map(currencyIn),
    ...(isForDeposit ? { percent: form.percent.trim() } : {}),
    ...(form.kind === 'freeBet' ? { minOdds: form.minOdds.trim() } : { wagering: wageringOf(form) }),
    days: wholeOf(form.days) ?? 0,
    isSticky: form.isSticky,
    countries: words(form.countries).map((country) => country.toUpperCase()),
    ...(form.kind === 'reload' && form.weekday !== '' ? { weekday: Number(form.weekday) } : {}),
    needs: form.needs,
    perPlayer: wholeOf(form.perPlayer) ?? 0,
    ...(maxGrants === undefined ? {} : { maxGrants }),
    isHidden: form.isHidden,
    ...(form.from.trim() === '' ? {} : { from: secondsOf(form.from) }),
    ...(form.to.trim() === '' ? {} : { to: secondsOf(form.to) }),
  };
}

function wageringOf(form: OfferForm): Wagering {
  const games = form.games.split('\n').flatMap((line) => {
    const [kind, percent = ''] = words(line);
    return kind === undefined ? [] : [[kind, wholeOf(percent) ?? -1] as const];
  });
  return {
    times: form.times.trim(),
    base: form.base,
    countFrom: form.countFrom,
    assumedReturn: wholeOf(form.assumedReturn) ?? 0,
    ...(form.product === 'betting'
      ? {
          sport: {
            types: form.types,
            minLegs: wholeOf(form.minLegs) ?? 0,
            minOdds: form.minOdds.trim(),
          },
        }
      : { games: Object.fromEntries(games) }),
  };
}

/** Returns the texts of the languages that are written. */
export function textsOf({ title, text }: OfferForm): OfferTexts {
  return Object.fromEntries(
    textLanguages.flatMap((language) => {
      const written = { title: (title[language] ?? '').trim(), text: (text[language] ?? '').trim() };
      return written.title === '' && written.text === '' ? [] : [[language, written]];
    }),
  );
}

/** Returns the form of a stored offer. */
export function formOf({ terms, texts }: OperatorOffer): OfferForm {
  const { wagering } = terms;
  const lineOf = (currency: OfferTerms['currencies'][number]): string =>
    [
      currency.iso,
      ...Object.entries(AMOUNTS).flatMap(([name, field]) =>
        currency[field] === undefined ? [] : [`${name}=${currency[field]}`],
      ),
    ].join(' ');
  return {
    ...EMPTY_OFFER,
    kind: terms.kind,
    product: terms.product,
    ...titledTextsOf(texts),
    currencies: terms.currencies.map(lineOf).join('\n'),
    percent: terms.percent ?? EMPTY_OFFER.percent,
    minOdds: terms.minOdds ?? wagering?.sport?.minOdds ?? EMPTY_OFFER.minOdds,
    ...(wagering
      ? {
          times: wagering.times,
          base: wagering.base,
          countFrom: wagering.countFrom,
          assumedReturn: String(wagering.assumedReturn),
          types: wagering.sport?.types ?? [],
          minLegs: String(wagering.sport?.minLegs ?? 3),
          games: Object.entries(wagering.games ?? {})
            .map(([kind, percent]) => `${kind} ${percent}`)
            .join('\n'),
        }
      : {}),
    days: String(terms.days),
    isSticky: terms.isSticky,
    isHidden: terms.isHidden,
    perPlayer: String(terms.perPlayer),
    maxGrants: terms.maxGrants === undefined ? '' : String(terms.maxGrants),
    countries: terms.countries.join(', '),
    weekday: terms.weekday === undefined ? '' : String(terms.weekday),
    needs: terms.needs,
    from: timeText(terms.from),
    to: timeText(terms.to),
  };
}
