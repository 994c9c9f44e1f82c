import { textLanguages, type TitledTexts } from '../shared/texts.ts';
import { linesOf, wholeOf, wordsOf } from '../shared/entries.ts';
import type { OfferBody, OfferDraft } from './offerDraft.ts';

type Terms = OfferBody['terms'];

/** Names of amounts in a currency's line, and their fields. */
export const AMOUNTS = {
  amount: 'amount',
  cap: 'cap',
  min: 'minDeposit',
  bet: 'maxBet',
  pays: 'maxConvert',
} as const;
type AmountName = keyof typeof AMOUNTS;

export const isAmountName = (name: string): name is AmountName => Object.hasOwn(AMOUNTS, name);

/** Returns whether an offer is for a deposit. */
export const isForDeposit = ({ kind }: Pick<OfferDraft, 'kind'>): boolean =>
  kind === 'firstDeposit' || kind === 'reload';

const MS = 1000;

/** Reads an optional limit: undefined if the text is empty, 0, which the server refuses, if it is no whole number. */
const limitOf = (text: string): number | undefined => (text.trim() === '' ? undefined : (wholeOf(text) ?? 0));

function currencyIn(line: string): Terms['currencies'][number] {
  const [iso = '', ...amounts] = wordsOf(line);
  const read = amounts.flatMap((part) => {
    const [name = '', value = ''] = part.split('=');
    return isAmountName(name) ? [[AMOUNTS[name], value] as const] : [];
  });
  return { iso, ...Object.fromEntries(read) };
}

/** Reads the terms that an operator has entered, also faulty ones, which the server refuses. */
export function termsOf(draft: OfferDraft): Terms {
  const maxGrants = limitOf(draft.maxGrants);
  return {
    kind: draft.kind,
    product: draft.product,
    currencies: linesOf(draft.currencies).map(currencyIn),
    ...(isForDeposit(draft) ? { percent: draft.percent.trim() } : {}),
    ...(draft.kind === 'freeBet' ? { minOdds: draft.minOdds.trim() } : { wagering: wageringOf(draft) }),
    days: wholeOf(draft.days) ?? 0,
    isSticky: draft.isSticky,
    countries: wordsOf(draft.countries).map((country) => country.toUpperCase()),
    ...(draft.kind === 'reload' && draft.weekday !== '' ? { weekday: Number(draft.weekday) } : {}),
    needs: [...draft.needs],
    perPlayer: wholeOf(draft.perPlayer) ?? 0,
    ...(maxGrants === undefined ? {} : { maxGrants }),
    isHidden: draft.isHidden,
    ...(draft.from === undefined ? {} : { from: draft.from / MS }),
    ...(draft.to === undefined ? {} : { to: draft.to / MS }),
  };
}

function wageringOf(draft: OfferDraft): NonNullable<Terms['wagering']> {
  const games = linesOf(draft.games).map((line) => {
    const [kind = '', percent = ''] = wordsOf(line);
    return [kind, wholeOf(percent) ?? -1] as const;
  });
  return {
    times: draft.times.trim(),
    base: draft.base,
    countFrom: draft.countFrom,
    assumedReturn: wholeOf(draft.assumedReturn) ?? 0,
    ...(draft.product === 'betting'
      ? {
          sport: {
            types: [...draft.types],
            minLegs: wholeOf(draft.minLegs) ?? 0,
            minOdds: draft.minOdds.trim(),
          },
        }
      : { games: Object.fromEntries(games) }),
  };
}

/** Returns the texts of the languages that are written. */
export function textsOf({ title, text }: TitledTexts): OfferBody['texts'] {
  return Object.fromEntries(
    textLanguages.flatMap((language) => {
      const written = { title: (title[language] ?? '').trim(), text: (text[language] ?? '').trim() };
      return written.title === '' && written.text === '' ? [] : [[language, written]];
    }),
  );
}
