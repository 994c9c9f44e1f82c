import { parseLine, settleHandicap, settleTotal, type LegResult as AnyResult } from '@touchline/betting';
import type { Pair } from '@touchline/feed';
import type { LegResult } from '../source.ts';
import type { Facts } from './plan.ts';

/** Which market and selection an id means: `<match>.<type>[.<line or ordinal>]:<key>`. */
export interface SelectionRef {
  readonly matchId: number;
  readonly type: string;
  /** Line or ordinal as text. */
  readonly detail?: string;
  readonly key: string;
}

const ID = /^(\d{1,15})\.([a-z0-9-]{1,40})(?:\.(-?\d{1,4}(?:\.\d{1,2})?))?:([a-z0-9:-]{1,20})$/;

/** Reads a selection's id; undefined when it is none. */
export function readSelectionId(id: string): SelectionRef | undefined {
  const found = ID.exec(id);
  if (!found) return undefined;
  const [, matchId = '', type = '', detail, key = ''] = found;
  return { matchId: Number(matchId), type, key, ...(detail !== undefined && { detail }) };
}

/** Highest number of goals a side that a correct score is offered for; above it is `other`. */
export const CORRECT_SCORE_MOST = 4;

function won(is: boolean): LegResult {
  return is ? 1 : 0;
}

function winnerOf([home, away]: Pair): 'home' | 'draw' | 'away' {
  if (home === away) return 'draw';
  return home > away ? 'home' : 'away';
}

function settled(result: AnyResult): LegResult | undefined {
  return result >= 0 ? (result as LegResult) : undefined;
}

function line(detail: string | undefined): ReturnType<typeof parseLine> | undefined {
  try {
    return detail === undefined ? undefined : parseLine(detail);
  } catch {
    return undefined;
  }
}

type Rule = (facts: Facts, key: string, detail: string | undefined) => LegResult | undefined;

const threeWay =
  (score: (facts: Facts) => Pair | undefined): Rule =>
  (facts, key) => {
    const pair = score(facts);
    return pair && ['home', 'draw', 'away'].includes(key) ? won(winnerOf(pair) === key) : undefined;
  };

const final = (facts: Facts): Pair | undefined => (facts.finished ? facts.total : undefined);

/** Two selections; a draw returns both. */
const twoWay: Rule = (facts, key) => {
  if (!facts.finished || (key !== 'home' && key !== 'away')) return undefined;
  const winner = winnerOf(facts.total);
  return winner === 'draw' ? 2 : won(winner === key);
};

const DOUBLE: Readonly<Record<string, readonly string[]>> = {
  '1x': ['home', 'draw'],
  '12': ['home', 'away'],
  x2: ['draw', 'away'],
};

const RULES: Readonly<Record<string, Rule>> = {
  'match-result': threeWay(final),
  'half-time-result': threeWay((facts) => facts.halfTime),
  winner: twoWay,
  'draw-no-bet': twoWay,
  'double-chance': (facts, key) => {
    const pair = DOUBLE[key];
    return pair && facts.finished ? won(pair.includes(winnerOf(facts.total))) : undefined;
  },
  total: (facts, key, detail) => {
    const at = line(detail);
    if (at === undefined || (key !== 'over' && key !== 'under')) return undefined;
    const sum = facts.counted[0] + facts.counted[1];
    // What is counted only grows: a line passed by half a unit or more can't come back.
    if (!facts.finished && 4 * sum - at < 2) return undefined;
    return settled(settleTotal(key, at, sum));
  },
  handicap: (facts, key, detail) => {
    const at = line(detail);
    if (at === undefined || !facts.finished) return undefined;
    const [home, away] = facts.counted;
    if (key === 'home') return settled(settleHandicap(at, home, away));
    return key === 'away' ? settled(settleHandicap(parseLine(negated(detail)), away, home)) : undefined;
  },
  'both-to-score': (facts, key) => {
    const both = facts.total[0] > 0 && facts.total[1] > 0;
    if ((!both && !facts.finished) || (key !== 'yes' && key !== 'no')) return undefined;
    return won(both === (key === 'yes'));
  },
  'correct-score': (facts, key) => {
    if (!facts.finished) return undefined;
    const [home, away] = facts.total;
    const listed = home <= CORRECT_SCORE_MOST && away <= CORRECT_SCORE_MOST;
    if (key === 'other') return won(!listed);
    return /^[0-4]:[0-4]$/.test(key) ? won(key === `${home}:${away}`) : undefined;
  },
  'next-goal': (facts, key, detail) => {
    const scorer = facts.goals?.[Number(detail) - 1];
    if ((scorer === undefined && !facts.finished) || !['home', 'away', 'none'].includes(key))
      return undefined;
    if (scorer === undefined) return won(key === 'none');
    return won(key === (scorer === 0 ? 'home' : 'away'));
  },
};

function negated(detail = '0'): string {
  return detail.startsWith('-') ? detail.slice(1) : `-${detail}`;
}

/**
 * The result of a selection by what is known so far.
 * @returns undefined while it is open, or when there is no such market or selection
 */
export function settleSelection(ref: Omit<SelectionRef, 'matchId'>, facts: Facts): LegResult | undefined {
  return Object.hasOwn(RULES, ref.type) ? RULES[ref.type]?.(facts, ref.key, ref.detail) : undefined;
}
