import type {
  ChallengeDraft,
  CountedGames,
  OperatorChallenge,
  OperatorTournament,
  PrizeTerms,
  PrizeTexts,
  TournamentDraft,
} from '@touchline/contract/operators';
import { textLanguages, titledTextsOf, type TitledTexts } from '../shared/texts.ts';

export const scorings = ['multiplier', 'sumOfMultipliers', 'winPoints', 'turnover'] as const;
export const joins = ['auto', 'opt-in'] as const;
export const challengeKinds = ['rounds', 'games', 'multiplier'] as const;
const kinds = ['money', 'bonus', 'points'] as const;

/** Entries that tournaments and challenges share, as text where they are typed. */
export interface SharedForm extends TitledTexts {
  readonly leastStake: string;
  /** Ids of games, slugs of providers and of categories, separated by commas. */
  readonly gameIds: string;
  readonly providers: string;
  readonly categories: string;
}

export interface TournamentForm extends SharedForm {
  /** UTC time such as `2026-12-01 18:00`. */
  readonly from: string;
  readonly until: string;
  readonly scoring: (typeof scorings)[number];
  readonly join: (typeof joins)[number];
  readonly leastRounds: string;
  readonly leastPlayers: string;
  /** Euros; empty without a fee. */
  readonly entryFee: string;
  readonly countsBonus: boolean;
  readonly countsFree: boolean;
  /** One line for each prize: `1 money 500.00`, `2-5 points 100`, `6-10 bonus 5.00 12` with the offer's id. */
  readonly prizes: string;
}

export interface ChallengeForm extends SharedForm {
  readonly isOn: boolean;
  readonly kind: (typeof challengeKinds)[number];
  readonly goal: string;
  /** A prize without places: `money 2.00`. */
  readonly prize: string;
  readonly isAfterPrevious: boolean;
}

const EMPTY: SharedForm = {
  title: {},
  text: {},
  leastStake: '0.20',
  gameIds: '',
  providers: '',
  categories: '',
};

export const EMPTY_TOURNAMENT: TournamentForm = {
  ...EMPTY,
  from: '',
  until: '',
  scoring: 'multiplier',
  join: 'auto',
  leastRounds: '10',
  leastPlayers: '2',
  entryFee: '',
  countsBonus: false,
  countsFree: false,
  prizes: '1 money 500.00\n2-3 money 200.00\n4-10 points 100',
};

export const EMPTY_CHALLENGE: ChallengeForm = {
  ...EMPTY,
  isOn: true,
  kind: 'rounds',
  goal: '10',
  prize: 'points 10',
  isAfterPrevious: false,
};

const words = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');

/** Returns UTC ms; `NaN`, which the server refuses, if the text is no time. */
export function timeOf(text: string): number {
  const isTime = /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(text.trim());
  return isTime ? Date.parse(`${text.trim().replace(' ', 'T')}:00Z`) : Number.NaN;
}

const timeText = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');

/** Reads a prize; the server judges amounts. A missing or unknown part is sent as it is typed, so that it is refused. */
function prizeOf([kind = '', amount = '', offerId]: readonly string[]): PrizeTerms {
  const known = kinds.find((one) => one === kind) ?? 'money';
  return {
    kind: known,
    amount: known === kind ? amount : '0',
    ...(offerId === undefined ? {} : { offerId }),
  };
}

/** Reads a count; 0, which the server refuses, for anything else. */
function countOf(text: string): number {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0;
}

function rangeOf(text: string): { readonly from: number; readonly to: number } {
  const [from = '', to = from] = text.split('-');
  return { from: Number.parseInt(from, 10) || 0, to: Number.parseInt(to, 10) || 0 };
}

function countedOf({ gameIds, providers, categories }: SharedForm): CountedGames {
  return { gameIds: words(gameIds).map(Number), providers: words(providers), categories: words(categories) };
}

function textsOf({ title, text }: SharedForm): PrizeTexts {
  return Object.fromEntries(
    textLanguages.flatMap((language) => {
      const written = { title: (title[language] ?? '').trim(), text: (text[language] ?? '').trim() };
      return written.title === '' ? [] : [[language, written]];
    }),
  );
}

/** Returns what an operator has entered for a tournament. */
export function tournamentOf(form: TournamentForm): TournamentDraft {
  const { scoring, join, countsBonus, countsFree, leastStake } = form;
  const entryFee = form.entryFee.trim();
  const lines = form.prizes.split('\n').filter((line) => line.trim() !== '');
  return {
    from: timeOf(form.from),
    until: timeOf(form.until),
    terms: {
      ...countedOf(form),
      scoring,
      join,
      countsBonus,
      countsFree,
      leastStake: leastStake.trim(),
      leastRounds: countOf(form.leastRounds),
      leastPlayers: countOf(form.leastPlayers),
      ...(entryFee === '' ? {} : { entryFee }),
      prizes: lines.map((line) => {
        const [places = '', ...prize] = words(line);
        return { ...rangeOf(places), ...prizeOf(prize) };
      }),
    },
    texts: textsOf(form),
  };
}

/** Returns what an operator has entered for a challenge. */
export function challengeOf(form: ChallengeForm): ChallengeDraft {
  const { isOn, kind, goal, leastStake, prize, isAfterPrevious } = form;
  return {
    isOn,
    terms: {
      ...countedOf(form),
      kind,
      goal: goal.trim(),
      leastStake: leastStake.trim(),
      prize: prizeOf(words(prize)),
      isAfterPrevious,
    },
    texts: textsOf(form),
  };
}

const prizeText = ({ kind, amount, offerId }: PrizeTerms): string =>
  [kind, amount, ...(offerId === undefined ? [] : [offerId])].join(' ');

function sharedForm(
  { gameIds, providers, categories, leastStake }: CountedGames & { readonly leastStake: string },
  texts: PrizeTexts,
): SharedForm {
  return {
    ...titledTextsOf(texts),
    leastStake,
    gameIds: gameIds.join(', '),
    providers: providers.join(', '),
    categories: categories.join(', '),
  };
}

/** Returns the form of a stored tournament. */
export function tournamentForm({ from, until, terms, texts }: OperatorTournament): TournamentForm {
  const { scoring, join, countsBonus, countsFree, leastRounds, leastPlayers, entryFee, prizes } = terms;
  return {
    ...sharedForm(terms, texts),
    from: timeText(from),
    until: timeText(until),
    scoring,
    join,
    leastRounds: String(leastRounds),
    leastPlayers: String(leastPlayers),
    entryFee: entryFee ?? '',
    countsBonus,
    countsFree,
    prizes: prizes
      .map((prize) => {
        const places = prize.from === prize.to ? String(prize.from) : `${prize.from}-${prize.to}`;
        return `${places} ${prizeText(prize)}`;
      })
      .join('\n'),
  };
}

/** Returns the form of a stored challenge. */
export function challengeForm({ isOn, terms, texts }: OperatorChallenge): ChallengeForm {
  const { kind, goal, prize, isAfterPrevious } = terms;
  return { ...sharedForm(terms, texts), isOn, kind, goal, prize: prizeText(prize), isAfterPrevious };
}
