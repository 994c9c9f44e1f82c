import type { AnswerOf, Calls, Moment, Result } from '@touchline/contract';
import { isDecidedByScore } from '../results/decided.ts';

export type Figure = AnswerOf<Calls['statistics']>['figures'][number];
type Pair = readonly [home: number, away: number];

/** Returns the score from a side's view: its own first. */
function scoreOf({ homeId, score, sportId }: Result, teamId: number | undefined): Pair | undefined {
  if (!score || !isDecidedByScore(sportId)) return undefined;
  const [home, away] = score.total;
  return homeId === teamId ? [home, away] : [away, home];
}

function largestLead(moments: readonly Moment[]): Pair {
  const leads = moments.map(({ total: [home, away] }) => home - away);
  return [Math.max(0, ...leads), Math.max(0, ...leads.map((lead) => -lead))];
}

/** Returns the seconds of play in which each side led, in sports with a clock. */
function ledSeconds(moments: readonly Moment[]): Pair | undefined {
  const led: [number, number] = [0, 0];
  let last: { readonly seconds: number; readonly total: Pair } | undefined;
  for (const { seconds, total } of moments) {
    if (seconds === undefined) return undefined;
    const lead = last ? last.total[0] - last.total[1] : 0;
    const passed = last ? Math.max(0, seconds - last.seconds) : 0;
    if (lead > 0) led[0] += passed;
    if (lead < 0) led[1] += passed;
    last = { seconds, total };
  }
  return last && led;
}

const figure = (key: Figure['key'], pair: Pair | undefined): Figure[] =>
  pair ? [{ key, home: pair[0], away: pair[1] }] : [];

/**
 * Returns figures of one match.
 * @param moments as recorded, oldest first; figures that need them are omitted without
 */
export function figuresOf(match: Result, moments: readonly Moment[]): Figure[] {
  if (!match.score || match.away === '') return [];
  const { total, parts } = match.score;
  const won = [0, 0] as [number, number];
  for (const [home, away] of parts) if (home !== away) won[home > away ? 0 : 1] += 1;
  const isWatched = moments.length > 1;
  return [
    ...figure('scored', [total[0], total[1]]),
    ...figure('parts-won', parts.length > 1 ? won : undefined),
    ...figure('largest-lead', isWatched ? largestLead(moments) : undefined),
    ...figure('led-seconds', isWatched ? ledSeconds(moments) : undefined),
  ];
}

interface Form {
  readonly teamId: number | undefined;
  readonly results: readonly Result[];
}

interface Averages {
  readonly scored: number;
  readonly conceded: number;
  readonly winShare: number;
}

function averagesOfSide({ teamId, results }: Form): Averages | undefined {
  const scores = results.flatMap((result) => {
    const score = scoreOf(result, teamId);
    return score ? [score] : [];
  });
  if (scores.length === 0) return undefined;
  const mean = (values: readonly number[]): number => {
    const sum = values.reduce((all, value) => all + value, 0);
    return Math.round((sum / scores.length) * 10) / 10;
  };
  return {
    scored: mean(scores.map(([own]) => own)),
    conceded: mean(scores.map(([, other]) => other)),
    winShare: Math.round((scores.filter(([own, other]) => own > other).length / scores.length) * 100),
  };
}

/** Returns averages of both sides over their earlier matches; none if one of them has no results. */
export function averagesOf(home: Form, away: Form): Figure[] {
  const [one, other] = [averagesOfSide(home), averagesOfSide(away)];
  if (!one || !other) return [];
  return [
    ...figure('average-scored', [one.scored, other.scored]),
    ...figure('average-conceded', [one.conceded, other.conceded]),
    ...figure('win-share', [one.winShare, other.winShare]),
  ];
}
