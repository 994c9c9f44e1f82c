import type { CountedGames, PrizeTerms, PrizeTexts } from '@touchline/contract/operators';
import type { FieldProblem } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { wholeOf, wordsOf } from '../shared/entries.ts';
import { textLanguages, titledTextsOf, type TitledTexts } from '../shared/texts.ts';

const kinds = ['money', 'bonus', 'points'] as const;

/** Entries that tournaments and challenges share, as text where they are typed. */
export interface SharedDraft extends TitledTexts {
  readonly leastStake: string;
  /** Ids of games, slugs of providers and of categories, separated by commas. */
  readonly gameIds: string;
  readonly providers: string;
  readonly categories: string;
}

export const EMPTY_SHARED: SharedDraft = {
  title: {},
  text: {},
  leastStake: '0.20',
  gameIds: '',
  providers: '',
  categories: '',
};

const EUROS = /^\d{1,12}(\.\d{1,2})?$/;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const OFFER_ID = /^[1-9]\d{0,15}$/;

/** Returns whether a text is an amount in euros. */
export const isEuros = (text: string): boolean => EUROS.test(text.trim());

/** Returns whether English and every language with a text have a title. */
const areTitled = ({ title, text }: TitledTexts): boolean =>
  textLanguages.every(
    (language) =>
      (title[language] ?? '').trim() !== '' || (language !== 'en' && (text[language] ?? '').trim() === ''),
  );

const areSlugs = (text: string): boolean => wordsOf(text).every((word) => SLUG.test(word));

/** Returns whether words are a prize: `money 2.00`, `points 10`, `bonus 5.00 12` with the offer's id. */
export function isPrize([kind, amount = '', offerId, ...more]: readonly string[]): boolean {
  const isKnown = kinds.some((one) => one === kind);
  const hasOffer = kind === 'bonus' ? OFFER_ID.test(offerId ?? '') : offerId === undefined;
  return isKnown && isEuros(amount) && hasOffer && more.length === 0;
}

/** Reads a prize of words that are one. */
export function prizeOf([kind, amount = '', offerId]: readonly string[]): PrizeTerms {
  return {
    kind: kinds.find((one) => one === kind) ?? 'money',
    amount,
    ...(offerId === undefined ? {} : { offerId }),
  };
}

export const prizeText = ({ kind, amount, offerId }: PrizeTerms): string =>
  [kind, amount, ...(offerId === undefined ? [] : [offerId])].join(' ');

/** Returns the faults of the entries that tournaments and challenges share. */
export function sharedProblems(draft: SharedDraft): readonly FieldProblem[] {
  return [
    ...(areTitled(draft) ? [] : [{ field: 'title', text: t('prizeForm.titleWrong') }]),
    ...(isEuros(draft.leastStake) ? [] : [{ field: 'leastStake', text: t('prizeForm.leastStakeWrong') }]),
    ...(areSlugs(draft.categories) ? [] : [{ field: 'categories', text: t('prizeForm.categoriesWrong') }]),
    ...(areSlugs(draft.providers) ? [] : [{ field: 'providers', text: t('prizeForm.providersWrong') }]),
    ...(wordsOf(draft.gameIds).every((id) => wholeOf(id) !== undefined)
      ? []
      : [{ field: 'gameIds', text: t('prizeForm.gameIdsWrong') }]),
  ];
}

/** Returns the games that count. */
export const countedOf = ({ gameIds, providers, categories }: SharedDraft): CountedGames => ({
  gameIds: wordsOf(gameIds).map(Number),
  providers: wordsOf(providers),
  categories: wordsOf(categories),
});

/** Returns the texts of the languages that have a title. */
export function textsOf({ title, text }: TitledTexts): PrizeTexts {
  return Object.fromEntries(
    textLanguages.flatMap((language) => {
      const written = { title: (title[language] ?? '').trim(), text: (text[language] ?? '').trim() };
      return written.title === '' ? [] : [[language, written]];
    }),
  );
}

/** Returns the shared entries of what is stored. */
export const sharedDraft = (
  { gameIds, providers, categories, leastStake }: CountedGames & { readonly leastStake: string },
  texts: PrizeTexts,
): SharedDraft => ({
  ...titledTextsOf(texts),
  leastStake,
  gameIds: gameIds.join(', '),
  providers: providers.join(', '),
  categories: categories.join(', '),
});
