import { randomInt } from 'node:crypto';
import {
  contributionOf,
  jackpotHit,
  jackpotLevels,
  payJackpot,
  seededAmount,
  usualLevels,
  type JackpotLevel,
  type JackpotLevelId,
  type Stream,
} from '@touchline/games';
import type { Clock } from '../../clock.ts';
import type { Database } from '../database.ts';
import { JACKPOT_ID } from '../feed/feedTitles.ts';
import { toText } from '../money.ts';

/** Currency of the jackpot: only stakes in it contribute and can hit. */
export const JACKPOT_CURRENCY = 'EUR';

/** Stakes a second of the other sites that share the jackpot, minor units. */
const NETWORK_STAKES = 2_500n;

/** Longest time that is caught up with, s. */
const LONGEST_PAUSE = 86_400;

const levels = usualLevels();
const RESOLUTION = 1_000_000_000;

interface State {
  /** Millionths of a minor unit by level. */
  readonly amounts: Readonly<Record<string, string>>;
  /** Time until which the other sites' stakes are counted, s. */
  readonly until: number;
}

/** Outcome of every draw: by chance, never a hit, or a level that every round of a title with the jackpot hits. */
export type JackpotDraw = 'random' | 'never' | JackpotLevelId;

/**
 * Reads the outcome of the draws from a setting.
 * @param text `never`, a level, or undefined for chance
 * @throws {Error} for another word
 */
export function readJackpotDraw(text: string | undefined): JackpotDraw {
  const draws: readonly JackpotDraw[] = ['random', 'never', ...jackpotLevels];
  const found = text === undefined ? 'random' : draws.find((draw) => draw === text);
  if (found === undefined) throw new Error(`SANDBOX_JACKPOT is "${text}": use one of ${draws.join(', ')}.`);
  return found;
}

/** The maker's jackpot of four levels. */
export interface Jackpots {
  /** Takes the jackpot's draw of a round from its stream; undefined for no hit. */
  hitOf(stream: Stream, stake: bigint): JackpotLevelId | undefined;
  /** Adds what a booked stake contributes. */
  contribute(stake: bigint): void;
  /** Pays a level out and starts it again; returns the amount in minor units. */
  pay(level: JackpotLevelId): bigint;
  /** Returns what a level would pay, minor units. */
  amountOf(level: JackpotLevelId): bigint;
  /** Returns the jackpots in the form of the protocol. */
  shown(): object;
}

/**
 * Creates the jackpot. Stakes of other sites are simulated: they contribute and hit by the same rules, so that the
 * amounts move.
 * @param draw unless it is random, the other sites don't hit
 */
export function createJackpots(db: Database, clock: Clock, draw: JackpotDraw): Jackpots {
  const seconds = (): number => Math.floor(clock.now().getTime() / 1000);

  function read(): State {
    const row = db.row(`select body from facts where name = 'jackpots'`);
    // The cast: the row was written here.
    if (row) return JSON.parse(String(row['body'])) as State;
    return save({
      amounts: Object.fromEntries(levels.map((level) => [level.id, String(begun(level))])),
      until: seconds(),
    });
  }

  function save(state: State): State {
    db.run(
      `insert into facts values ('jackpots', ?) on conflict (name) do update set body = excluded.body`,
      JSON.stringify(state),
    );
    return state;
  }

  const change = (state: State, id: JackpotLevelId, amount: bigint): State => ({
    ...state,
    amounts: { ...state.amounts, [id]: String(amount) },
  });
  const amountIn = (state: State, { id }: JackpotLevel): bigint => BigInt(state.amounts[id] ?? '0');

  /** Returns the state with the other sites' stakes until now. */
  function current(): State {
    const state = read();
    const passed = Math.min(LONGEST_PAUSE, seconds() - state.until);
    if (passed <= 0) return state;
    const stakes = NETWORK_STAKES * BigInt(passed);
    const grown = levels.reduce((before, level) => {
      const amount = amountIn(before, level) + contributionOf(stakes, level);
      const chance = Number((stakes * BigInt(RESOLUTION)) / level.distance);
      const isHit = draw === 'random' && randomInt(RESOLUTION) < chance;
      return change(before, level.id, isHit ? payJackpot(amount, level).amount : amount);
    }, state);
    return save({ ...grown, until: seconds() });
  }

  const levelOf = (id: JackpotLevelId): JackpotLevel => {
    const level = levels.find((one) => one.id === id);
    if (!level) throw new Error(`There is no level ${id}.`);
    return level;
  };

  return {
    hitOf(stream, stake) {
      const drawn = jackpotHit(stream, stake, levels);
      if (draw === 'random') return drawn;
      return draw === 'never' ? undefined : draw;
    },
    contribute(stake) {
      save(
        levels.reduce(
          (state, level) => change(state, level.id, amountIn(state, level) + contributionOf(stake, level)),
          current(),
        ),
      );
    },
    pay(id) {
      const state = current();
      const level = levelOf(id);
      const { payout, amount } = payJackpot(amountIn(state, level), level);
      save(change(state, id, amount));
      return payout;
    },
    amountOf: (id) => payJackpot(amountIn(current(), levelOf(id)), levelOf(id)).payout,
    shown() {
      const state = current();
      return {
        jackpots: [
          {
            id: JACKPOT_ID,
            name: 'Orchard Four',
            levels: levels.map((level) => ({
              id: `${JACKPOT_ID}-${level.id}`,
              level: level.id,
              amount: toText(payJackpot(amountIn(state, level), level).payout, JACKPOT_CURRENCY),
              currency: JACKPOT_CURRENCY,
              at: state.until,
            })),
          },
        ],
      };
    },
  };
}

/** Returns the amount with which a new jackpot begins: its seed and half of the mean growth until a hit. */
const begun = (level: JackpotLevel): bigint =>
  seededAmount(level) + contributionOf(level.distance, level) / 2n;
