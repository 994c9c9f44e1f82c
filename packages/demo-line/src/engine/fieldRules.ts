import type { MatchData } from './plan.ts';
import { bandOf, won, type Rule } from './rule.ts';

/** Rule for a number of places from the top or, if negative, from the bottom. */
const placed =
  (count: number): Rule =>
  ({ ranking }, key) => {
    if (!ranking) return undefined;
    const within = count > 0 ? ranking.slice(0, count) : ranking.slice(count);
    return ranking.includes(key) ? won(within.includes(key)) : undefined;
  };

const fought =
  (is: (fight: NonNullable<MatchData['fight']>, key: string) => boolean): Rule =>
  ({ fight }, key) =>
    fight && won(is(fight, key));

/** Rules of fights, races and seasons. */
export const FIELD_RULES: Readonly<Record<string, Rule>> = {
  'outright-winner': placed(1),
  'top-3': placed(3),
  'top-4': placed(4),
  'top-6': placed(6),
  'bottom-3': placed(-3),
  duel: ({ duels }, key, detail) => {
    const first = duels?.[Number(detail)];
    return first === undefined ? undefined : won(first === key);
  },
  'lap-leader': ({ leaders }, key, detail) => {
    const leader = leaders?.[Number(detail)];
    return leader === undefined ? undefined : won(leader === key);
  },
  method: fought(({ winner, stopped }, key) =>
    winner === 'draw' ? key === 'draw' : key === `${winner}-${stopped ? 'stoppage' : 'points'}`,
  ),
  distance: fought(({ stopped }, key) => !stopped === (key === 'yes')),
  'round-group': fought(({ winner, stopped, round }, key) => {
    if (!stopped) return key === 'distance';
    const band = bandOf(key);
    return band !== undefined && band.side === winner && round >= band.from && round <= band.to;
  }),
  'round-winner': fought(({ winner, stopped, round }, key) =>
    stopped ? key === `${winner}-${round}` : key === 'distance',
  ),
  'ends-in-round': ({ fight, parts }, key, detail) => {
    const round = Number(detail);
    if (fight) return won((fight.stopped && fight.round === round) === (key === 'yes'));
    return (parts?.length ?? 0) >= round ? won(key === 'no') : undefined;
  },
};
