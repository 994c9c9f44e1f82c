import type { OperatorTournament, TournamentDraft as TournamentBody } from '@touchline/contract/operators';
import type { FieldProblem } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { countOf, linesOf, wordsOf } from '../shared/entries.ts';
import type { DraftSchema } from '../shared/useDraft.ts';
import {
  countedOf,
  EMPTY_SHARED,
  isEuros,
  isPrize,
  prizeOf,
  prizeText,
  sharedDraft,
  sharedProblems,
  textsOf,
  type SharedDraft,
} from './prizes.ts';

export const scorings = ['multiplier', 'sumOfMultipliers', 'winPoints', 'turnover'] as const;
export const joins = ['auto', 'opt-in'] as const;

/** Draft of a tournament: the operator's entries, as text where they are typed. */
export interface TournamentDraft extends SharedDraft {
  /** UTC ms; undefined or `NaN` while it is missing or can't be read. */
  readonly from: number | undefined;
  readonly until: number | undefined;
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

export const EMPTY_TOURNAMENT: TournamentDraft = {
  ...EMPTY_SHARED,
  from: undefined,
  until: undefined,
  scoring: 'multiplier',
  join: 'auto',
  leastRounds: '10',
  leastPlayers: '2',
  entryFee: '',
  countsBonus: false,
  countsFree: false,
  prizes: '1 money 500.00\n2-3 money 200.00\n4-10 points 100',
};

/** Most rounds, players and places that a tournament can ask for. */
const MAX_COUNT = 10_000;

type Stored = Pick<OperatorTournament, 'from' | 'until' | 'terms' | 'texts'>;

/** The form of a tournament, stored or new. */
export const tournamentSchema: DraftSchema<Stored | undefined, TournamentDraft, TournamentBody> = {
  read: (stored) => (stored ? draftOf(stored) : EMPTY_TOURNAMENT),
  parse: (draft) => {
    const { from, until } = draft;
    const problems = problemsOf(draft);
    const isTimed = from !== undefined && until !== undefined;
    return problems.length > 0 || !isTimed ? { problems } : { body: bodyOf(draft, { from, until }) };
  },
};

function problemsOf(draft: TournamentDraft): readonly FieldProblem[] {
  const { from = Number.NaN, until = Number.NaN } = draft;
  const lines = linesOf(draft.prizes);
  return [
    ...(Number.isNaN(from) ? [{ field: 'from', text: t('tournamentForm.fromWrong') }] : []),
    ...(Number.isNaN(until) || until <= from
      ? [{ field: 'until', text: t('tournamentForm.untilWrong') }]
      : []),
    ...(countOf(draft.leastRounds, MAX_COUNT) === undefined
      ? [{ field: 'leastRounds', text: t('tournamentForm.leastRoundsWrong') }]
      : []),
    ...(countOf(draft.leastPlayers, MAX_COUNT) === undefined
      ? [{ field: 'leastPlayers', text: t('tournamentForm.leastPlayersWrong') }]
      : []),
    ...(draft.entryFee.trim() === '' || isEuros(draft.entryFee)
      ? []
      : [{ field: 'entryFee', text: t('tournamentForm.entryFeeWrong') }]),
    ...(lines.length > 0 && lines.every(isPrizeLine)
      ? []
      : [{ field: 'prizes', text: t('tournamentForm.prizesWrong') }]),
    ...sharedProblems(draft),
  ];
}

function isPrizeLine(line: string): boolean {
  const [places = '', ...prize] = wordsOf(line);
  const [from = '', to = from, ...more] = places.split('-');
  const [first = 0, last = 0] = [countOf(from, MAX_COUNT), countOf(to, MAX_COUNT)];
  return first > 0 && last >= first && more.length === 0 && isPrize(prize);
}

function bodyOf(draft: TournamentDraft, times: Pick<TournamentBody, 'from' | 'until'>): TournamentBody {
  const { scoring, join, countsBonus, countsFree, leastStake } = draft;
  const entryFee = draft.entryFee.trim();
  return {
    ...times,
    terms: {
      ...countedOf(draft),
      scoring,
      join,
      countsBonus,
      countsFree,
      leastStake: leastStake.trim(),
      leastRounds: Number(draft.leastRounds),
      leastPlayers: Number(draft.leastPlayers),
      ...(entryFee === '' ? {} : { entryFee }),
      prizes: linesOf(draft.prizes).map((line) => {
        const [places = '', ...prize] = wordsOf(line);
        const [from = '', to = from] = places.split('-');
        return { from: Number(from), to: Number(to), ...prizeOf(prize) };
      }),
    },
    texts: textsOf(draft),
  };
}

function draftOf({ from, until, terms, texts }: Stored): TournamentDraft {
  const { scoring, join, countsBonus, countsFree, leastRounds, leastPlayers, entryFee, prizes } = terms;
  return {
    ...sharedDraft(terms, texts),
    from,
    until,
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
