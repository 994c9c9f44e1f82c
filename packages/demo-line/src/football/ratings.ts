import type { Calendar } from './calendar.ts';
import type { GoalRates } from './scoreMatrix.ts';
import { fitStrengths, type PlayedMatch, type Strengths } from './strengths.ts';

/** Goal rates by the results of one cycle before a virtual day. */
export interface Ratings {
  /** @param day virtual day; only results of earlier days are used */
  rates(code: string, day: number, homeKey: string, awayKey: string): GoalRates;
}

interface History extends PlayedMatch {
  readonly virtualDay: number;
}

/** Creates ratings that fit a competition once per virtual day, on demand. */
export function createRatings(calendar: Calendar): Ratings {
  const histories = new Map<string, History[]>();
  for (const { match, day } of calendar.slots) {
    if (!match.result) continue;
    const played = { ...match, fullTime: match.result.fullTime, virtualDay: day };
    const history = histories.get(match.code);
    if (history) history.push(played);
    else histories.set(match.code, [played]);
  }
  const fits = new Map<string, { readonly day: number; readonly strengths: Strengths }>();

  function strengthsOf(code: string, day: number): Strengths {
    const held = fits.get(code);
    if (held?.day === day) return held.strengths;
    const before = (histories.get(code) ?? []).filter((match) => match.virtualDay < day);
    const strengths = fitStrengths(before, before.at(-1)?.day ?? 0);
    fits.set(code, { day, strengths });
    return strengths;
  }
  return { rates: (code, day, homeKey, awayKey) => strengthsOf(code, day).rates(homeKey, awayKey) };
}
