import { rational } from '@touchline/betting';
import { GameError } from '../errors.ts';
import { choose, EVEN, ofDecimal } from '../multipliers.ts';
import type { Prize } from '../returns.ts';
import { checkBestPrize, opened, settledAt, withoutTurns, type RoundState, type Rules } from '../rounds.ts';
import { fieldsOf, numbersOf } from '../untrusted.ts';
import type { KenoChoice, Multiplier } from '../wire.ts';

const NUMBERS = 80;
const DRAWN = 20;
const MOST_PICKS = 10;
const ALL = Array.from({ length: NUMBERS }, (_, at) => at + 1);

/** Highest prize of keno, which is above the cap of the other games. */
const MOST = 100_000 * EVEN;

/** Pay for 1 staked by hits, of one to ten picks. */
const PAYS: readonly Readonly<Record<number, number>>[] = [
  { 1: 3.7 },
  { 1: 1, 2: 9 },
  { 2: 2.5, 3: 42 },
  { 2: 1.5, 3: 7, 4: 100 },
  { 3: 4, 4: 27, 5: 420 },
  { 3: 2, 4: 8, 5: 75, 6: 1600 },
  { 3: 1, 4: 4, 5: 25, 6: 250, 7: 6000 },
  { 4: 2.5, 5: 14, 6: 80, 7: 1150, 8: 20_000 },
  { 4: 1, 5: 6, 6: 40, 7: 350, 8: 4500, 9: 50_000 },
  { 0: 3, 5: 3, 6: 20, 7: 130, 8: 1000, 9: 8000, 10: 100_000 },
];

export interface KenoState extends RoundState<'keno'> {
  readonly choice: KenoChoice;
  readonly drawn: readonly number[];
}

/** Returns the multipliers by number of hits, from none to all picks. */
export function kenoPays(picks: number): readonly Multiplier[] {
  const pays = PAYS[picks - 1] ?? {};
  return Array.from({ length: picks + 1 }, (_, hits) => ofDecimal(pays[hits] ?? 0));
}

/** Returns the prizes of a number of picks. */
export function kenoPrizes(picks: number): readonly Prize[] {
  return kenoPays(picks).map((pays, hits) => ({
    chance: rational.of(choose(picks, hits) * choose(NUMBERS - picks, DRAWN - hits), choose(NUMBERS, DRAWN)),
    pays,
  }));
}

export const keno: Rules<'keno', KenoState> = {
  ...withoutTurns,
  game: 'keno',
  start(stream, terms, raw) {
    const picks = numbersOf('picks', fieldsOf(raw, 'BAD_CHOICE')['picks'], [1, NUMBERS], 'BAD_CHOICE');
    if (picks.length < 1 || picks.length > MOST_PICKS) {
      throw new GameError('BAD_CHOICE', `One to ${MOST_PICKS} numbers can be picked, got ${picks.length}.`);
    }
    const pays = kenoPays(picks.length);
    const round = opened('keno', terms);
    checkBestPrize(round, Math.max(...pays), MOST);
    const drawn = stream.shuffle(ALL, DRAWN).slice(0, DRAWN);
    const state = { ...round, choice: { picks }, drawn };
    return settledAt(state, pays[hitsOf(state).length] ?? 0);
  },
  view: (state) => ({
    game: 'keno',
    choice: state.choice,
    drawn: state.drawn,
    hits: hitsOf(state),
    pays: kenoPays(state.choice.picks.length),
  }),
};

const hitsOf = ({ choice, drawn }: KenoState): readonly number[] =>
  drawn.filter((number) => choice.picks.includes(number));
