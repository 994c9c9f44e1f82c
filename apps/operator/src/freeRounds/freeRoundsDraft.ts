import { MOST_FREE_ROUNDS_PLAYERS } from '@touchline/contract/freeRounds';
import type { FreeRoundsGame } from '@touchline/contract/operators';
import type { FieldProblem } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { multiplyAmount } from '../shared/money.ts';

/** An order of free rounds as it is typed. */
export interface FreeRoundsForm {
  /** Numbers, logins or e-mail addresses, separated by line breaks, commas or semicolons. */
  readonly players: string;
  readonly games: readonly FreeRoundsGame[];
  readonly rounds: string;
  readonly stake: string;
  readonly iso: string;
  /** UTC, ms; undefined for now, `NaN` for one that can't be read. */
  readonly from: number | undefined;
  /** UTC, ms; undefined or `NaN` while it can't be read. */
  readonly until: number | undefined;
  readonly goesTo: 'main' | 'bonus';
  readonly times: string;
  readonly days: string;
  /** Empty without a maximum. */
  readonly maxBet: string;
  /** Empty without a cap. */
  readonly mostWon: string;
}

/**
 * Returns an empty form.
 * @param players players whom it names at first
 */
export const emptyForm = (players: string): FreeRoundsForm => ({
  players,
  games: [],
  rounds: '10',
  stake: '',
  iso: '',
  from: undefined,
  until: undefined,
  goesTo: 'main',
  times: '10',
  days: '7',
  maxBet: '5.00',
  mostWon: '',
});

/** Returns the players whom a form names, each once. */
export const playersOf = ({ players }: Pick<FreeRoundsForm, 'players'>): string[] => [
  ...new Set(
    players
      .split(/[\n,;]/)
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];

/** Returns the currencies in which all chosen games have free rounds. */
export function currenciesOf(games: readonly FreeRoundsGame[]): string[] {
  const [first, ...others] = games;
  return Object.keys(first?.stakes ?? {}).filter((iso) =>
    others.every(({ stakes }) => Object.hasOwn(stakes, iso)),
  );
}

/** Most rounds for each player, and most days for the wagering; the times of the wagering are below `TIMES_END`. */
const MAX_ROUNDS = 1000;
const MAX_DAYS = 365;
const TIMES_END = 1000;

const isAmount = (text: string): boolean => /^\d{1,12}(\.\d{1,8})?$/.test(text.trim()) && Number(text) > 0;
const isAmountOrEmpty = (text: string): boolean => text.trim() === '' || isAmount(text);
const isWhole = (text: string, most: number): boolean =>
  /^[1-9]\d{0,3}$/.test(text.trim()) && Number(text) <= most;

/** Fields of the form that can have a fault. */
const faultFields = [
  'players',
  'games',
  'rounds',
  'iso',
  'stake',
  'from',
  'until',
  'times',
  'days',
  'maxBet',
  'mostWon',
] as const;
type FaultField = (typeof faultFields)[number];

/** Returns the faults of a form, which keep it from being sent. */
export function problemsOf(form: FreeRoundsForm): FieldProblem[] {
  const count = playersOf(form).length;
  const isBonus = form.goesTo === 'bonus';
  const isRight: Readonly<Record<FaultField, boolean>> = {
    players: count > 0 && count <= MOST_FREE_ROUNDS_PLAYERS,
    games: form.games.length > 0 && new Set(form.games.map(({ makerId }) => makerId)).size === 1,
    rounds: isWhole(form.rounds, MAX_ROUNDS),
    iso: form.games.length === 0 || currenciesOf(form.games).includes(form.iso),
    stake: isAmount(form.stake),
    from: !Number.isNaN(form.from),
    until: form.until !== undefined && !Number.isNaN(form.until),
    times: !isBonus || (isAmount(form.times) && Number(form.times) < TIMES_END),
    days: !isBonus || isWhole(form.days, MAX_DAYS),
    maxBet: !isBonus || isAmountOrEmpty(form.maxBet),
    mostWon: isAmountOrEmpty(form.mostWon),
  };
  return faultFields
    .filter((field) => !isRight[field])
    .map((field) => ({ field, text: t(`freeRoundsFault.${field}`) }));
}

/** Returns what the rounds of an order are worth for each player, decimal text; undefined while that is unknown. */
export const worthOf = ({ rounds, stake }: FreeRoundsForm): string | undefined =>
  isWhole(rounds, MAX_ROUNDS) && isAmount(stake) ? multiplyAmount(stake.trim(), Number(rounds)) : undefined;
