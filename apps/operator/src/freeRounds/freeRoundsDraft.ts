import { MOST_FREE_ROUNDS_PLAYERS } from '@touchline/contract/freeRounds';
import type { FreeRoundsDraft, FreeRoundsGame } from '@touchline/contract/operators';
import type { FieldProblem } from '@touchline/ui';
import { instantOf, isInstant } from '../casino/instants.ts';
import { t } from '../messages/messages.ts';

/** An order of free rounds as it is typed. */
export interface FreeRoundsForm {
  /** Numbers, logins or e-mail addresses, separated by line breaks, commas or semicolons. */
  readonly players: string;
  readonly games: readonly FreeRoundsGame[];
  readonly rounds: string;
  readonly stake: string;
  readonly iso: string;
  /** Empty for now. */
  readonly from: string;
  readonly until: string;
  readonly goesTo: 'main' | 'bonus';
  readonly times: string;
  readonly days: string;
  /** Empty without a maximum. */
  readonly maxBet: string;
  /** Empty without a cap. */
  readonly mostWon: string;
}

/** Returns an empty form. */
export const emptyForm = (players: string): FreeRoundsForm => ({
  players,
  games: [],
  rounds: '10',
  stake: '',
  iso: '',
  from: '',
  until: '',
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

const isAmount = (text: string): boolean => /^\d{1,12}(\.\d{1,8})?$/.test(text.trim()) && Number(text) > 0;
const isAmountOrEmpty = (text: string): boolean => text.trim() === '' || isAmount(text);
const isWhole = (text: string, most: number): boolean =>
  /^[1-9]\d{0,3}$/.test(text.trim()) && Number(text) <= most;

/** Fields of the form that can have a fault. */
export const faultFields = [
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
export type FaultField = (typeof faultFields)[number];

/** Returns the faults of a form, which keep it from being sent. */
export function problemsOf(form: FreeRoundsForm): FieldProblem[] {
  const count = playersOf(form).length;
  const isBonus = form.goesTo === 'bonus';
  const isRight: Readonly<Record<FaultField, boolean>> = {
    players: count > 0 && count <= MOST_FREE_ROUNDS_PLAYERS,
    games: form.games.length > 0 && new Set(form.games.map(({ makerId }) => makerId)).size === 1,
    rounds: isWhole(form.rounds, 1000),
    iso: form.games.length === 0 || currenciesOf(form.games).includes(form.iso),
    stake: isAmount(form.stake),
    from: isInstant(form.from),
    until: instantOf(form.until) !== null,
    times: !isBonus || (isAmount(form.times) && Number(form.times) < 1000),
    days: !isBonus || isWhole(form.days, 365),
    maxBet: !isBonus || isAmountOrEmpty(form.maxBet),
    mostWon: isAmountOrEmpty(form.mostWon),
  };
  return faultFields
    .filter((field) => !isRight[field])
    .map((field) => ({ field, text: t(`freeRoundsFault.${field}`) }));
}

/** Returns the order of a form without faults. */
export function draftOf(form: FreeRoundsForm): FreeRoundsDraft {
  const from = instantOf(form.from);
  const { goesTo, times, days, maxBet, mostWon } = form;
  return {
    players: playersOf(form),
    gameIds: form.games.map(({ id }) => id),
    rounds: Number(form.rounds),
    stake: form.stake.trim(),
    iso: form.iso,
    ...(from === null ? {} : { from }),
    until: instantOf(form.until) ?? 0,
    ...(goesTo === 'bonus'
      ? {
          wagering: {
            times: times.trim(),
            days: Number(days),
            ...(maxBet.trim() === '' ? {} : { maxBet: maxBet.trim() }),
          },
        }
      : {}),
    ...(mostWon.trim() === '' ? {} : { mostWon: mostWon.trim() }),
  };
}
