import { parseLine, settleHandicap, settleTotal, type LegResult as AnyResult } from '@touchline/betting';
import type { Pair } from '@touchline/feed';
import type { LegResult } from '@touchline/feed/source';
import { FIELD_RULES } from './fieldRules.ts';
import type { MatchData } from './plan.ts';
import { bandOf, won, type Rule } from './rule.ts';

/** Highest number of goals per side of an offered correct score; higher ones are `other`. */
export const CORRECT_SCORE_MOST = 4;

function winnerOf([home, away]: Pair): 'home' | 'draw' | 'away' {
  if (home === away) return 'draw';
  return home > away ? 'home' : 'away';
}

function settled(result: AnyResult): LegResult | undefined {
  // The cast is safe: only open bets have a result below 0.
  return result >= 0 ? (result as LegResult) : undefined;
}

function line(detail: string | undefined): ReturnType<typeof parseLine> | undefined {
  try {
    return detail === undefined ? undefined : parseLine(detail);
  } catch {
    return undefined;
  }
}

const threeWay =
  (score: (facts: MatchData) => Pair | undefined): Rule =>
  (facts, key) => {
    const pair = score(facts);
    return pair && ['home', 'draw', 'away'].includes(key) ? won(winnerOf(pair) === key) : undefined;
  };

const final = (facts: MatchData): Pair | undefined => (facts.finished ? facts.total : undefined);

/** Rule of two selections; a draw returns both. */
const twoWay: Rule = (facts, key) => {
  if (!facts.finished || (key !== 'home' && key !== 'away')) return undefined;
  const winner = winnerOf(facts.total);
  return winner === 'draw' ? 2 : won(winner === key);
};

const total =
  (counted: (facts: MatchData) => number): Rule =>
  (facts, key, detail) => {
    const at = line(detail);
    if (at === undefined || (key !== 'over' && key !== 'under')) return undefined;
    const sum = counted(facts);
    // Counts only grow: a line exceeded by half a unit or more is decided.
    if (!facts.finished && 4 * sum - at < 2) return undefined;
    return settled(settleTotal(key, at, sum));
  };

const handicap =
  (counted: (facts: MatchData) => Pair): Rule =>
  (facts, key, detail) => {
    const at = line(detail);
    if (at === undefined || !facts.finished) return undefined;
    const [home, away] = counted(facts);
    if (key === 'home') return settled(settleHandicap(at, home, away));
    return key === 'away' ? settled(settleHandicap(parseLine(negated(detail)), away, home)) : undefined;
  };

function negated(detail = '0'): string {
  return detail.startsWith('-') ? detail.slice(1) : `-${detail}`;
}

const both = ({ total: [home, away] }: MatchData): boolean => home > 0 && away > 0;
const sum = ([home, away]: Pair): number => home + away;
/** Makes a rule that is decided at the end by a condition. */
const atEnd =
  (is: (facts: MatchData, key: string, detail: string | undefined) => boolean): Rule =>
  (facts, key, detail) =>
    facts.finished ? won(is(facts, key, detail)) : undefined;

const DOUBLE: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    '1x': ['home', 'draw'],
    '12': ['home', 'away'],
    x2: ['draw', 'away'],
  }),
);

const inBand = (key: string, value: number, side = ''): boolean => {
  const band = bandOf(key);
  return band !== undefined && band.side === side && value >= band.from && value <= band.to;
};

/**
 * Returns the part with the highest count: `part2`, or `equal`.
 * @param parts of regular play
 */
function fullestPart(parts: readonly Pair[]): string {
  const sums = parts.map(sum);
  const most = Math.max(...sums);
  return sums.filter((one) => one === most).length > 1 ? 'equal' : `part${sums.indexOf(most) + 1}`;
}

export const RULES: Readonly<Record<string, Rule>> = {
  'match-result': threeWay(final),
  result: threeWay(final),
  'half-time-result': threeWay((facts) => facts.halfTime),
  winner: twoWay,
  'draw-no-bet': twoWay,
  'double-chance': atEnd((facts, key) => (DOUBLE.get(key) ?? []).includes(winnerOf(facts.total))),
  total: total(({ counted }) => sum(counted)),
  'total-home': total(({ counted }) => counted[0]),
  'total-away': total(({ counted }) => counted[1]),
  'sets-total': total((facts) => sum(facts.total)),
  handicap: handicap(({ counted }) => counted),
  'sets-handicap': handicap((facts) => facts.total),
  'odd-even': atEnd(({ counted }, key) => (sum(counted) % 2 === 0 ? 'even' : 'odd') === key),
  'exact-total': atEnd(({ counted }, key) => inBand(key, sum(counted))),
  'winning-margin': atEnd(({ counted: [home, away] }, key) =>
    home === away ? key === 'draw' : inBand(key, Math.abs(home - away), winnerOf([home, away])),
  ),
  'both-to-score': (facts, key) => {
    const is = both(facts);
    if ((!is && !facts.finished) || (key !== 'yes' && key !== 'no')) return undefined;
    return won(is === (key === 'yes'));
  },
  'win-to-nil': atEnd((facts, key) => {
    const winner = winnerOf(facts.total);
    return key === (winner === 'draw' || both(facts) ? 'none' : winner);
  }),
  'correct-score': (facts, key) => {
    if (!facts.finished) return undefined;
    const [home, away] = facts.total;
    const listed = home <= CORRECT_SCORE_MOST && away <= CORRECT_SCORE_MOST;
    if (key === 'other') return won(!listed);
    return /^[0-4]:[0-4]$/.test(key) ? won(key === `${home}:${away}`) : undefined;
  },
  'set-score': atEnd((facts, key) => key === facts.total.join(':')),
  'tie-break': atEnd((facts, key) => (sum(facts.total) === 13) === (key === 'yes')),
  'result-total': atEnd((facts, key, detail) => {
    const at = line(detail) ?? 0;
    return key === `${winnerOf(facts.total)}-${4 * sum(facts.counted) > at ? 'over' : 'under'}`;
  }),
  'result-both': atEnd((facts, key) => key === `${winnerOf(facts.total)}-${both(facts) ? 'yes' : 'no'}`),
  'half-full': atEnd(
    (facts, key) => key === `${winnerOf(facts.parts?.[0] ?? facts.total)}-${winnerOf(facts.total)}`,
  ),
  'fullest-part': atEnd((facts, key) => key === fullestPart(facts.parts ?? [])),
  overtime: atEnd((facts, key) => (facts.overtime ?? false) === (key === 'yes')),
  'next-goal': nextOf(),
  'next-game': nextOf(),
  'race-to': (facts, key, detail) => {
    const first = facts.reached?.[Number(detail)];
    if (first === undefined) return facts.finished ? won(key === 'none') : undefined;
    return won(key === (first === 0 ? 'home' : 'away'));
  },
  ...FIELD_RULES,
};

function nextOf(): Rule {
  return (facts, key, detail) => {
    const scorer = facts.goals?.[Number(detail) - 1];
    if ((scorer === undefined && !facts.finished) || !['home', 'away', 'none'].includes(key))
      return undefined;
    if (scorer === undefined) return won(key === 'none');
    return won(key === (scorer === 0 ? 'home' : 'away'));
  };
}
