import type { TrackerEvent, TrackerFigure } from '@touchline/contract/tracker';
import { courseEvents, type SourceTracker } from '@touchline/feed/source';
import type { Moment } from '../../engine/plan.ts';

/** Points of a game in their order; a tie-break counts in numbers. */
const POINTS = ['0', '15', '30', '40', 'A'];

function rankOf(point: string | undefined): number {
  const index = POINTS.indexOf(point ?? '0');
  return index < 0 ? Number(point) : index;
}

const gamesWon = ({ facts }: Moment, side: 0 | 1): number =>
  (facts.goals ?? []).filter((winner) => winner === side).length;

/** Returns the winner of the point between two states of play. */
function pointWinner(before: Moment, now: Moment): 0 | 1 {
  for (const side of [0, 1] as const) if (gamesWon(now, side) > gamesWon(before, side)) return side;
  // In a tie-break the texts are numbers, which are compared as such.
  const isTieBreak = before.score.parts.at(-1)?.join() === '6,6';
  const value = (moment: Moment, side: 0 | 1): number => {
    const text = moment.score.points?.[side];
    return isTieBreak ? Number(text) : rankOf(text);
  };
  if (value(now, 0) > value(before, 0)) return 0;
  if (value(now, 1) > value(before, 1)) return 1;
  // An advantage was lost.
  return value(now, 0) < value(before, 0) ? 1 : 0;
}

function gamesOf(moments: readonly Moment[]): readonly TrackerEvent[] {
  return moments.flatMap((moment, index): readonly TrackerEvent[] => {
    const before = moments[index - 1];
    const side = before && ([0, 1] as const).find((one) => gamesWon(moment, one) > gamesWon(before, one));
    if (!before || side === undefined) return [];
    const part = before.score.parts.length - 1;
    const [home, away] = moment.score.parts[part] ?? [0, 0];
    const isTieBreak = before.score.parts[part]?.join() === '6,6';
    const isBreak = before.score.serving !== side && !isTieBreak;
    const kind = isBreak ? 'break-of-serve' : 'game';
    return [
      { id: `game ${before.period} ${home}:${away}`, kind, side, period: before.period, score: [home, away] },
    ];
  });
}

function figuresOf(moments: readonly Moment[], games: readonly TrackerEvent[]): TrackerFigure[] {
  const points = [0, 0];
  moments.forEach((moment, index) => {
    const before = moments[index - 1];
    if (!before) return;
    const winner = pointWinner(before, moment);
    points[winner] = (points[winner] ?? 0) + 1;
  });
  const count = (side: 0 | 1, kinds: readonly string[]): number =>
    games.filter((game) => game.side === side && kinds.includes(game.kind)).length;
  const [home = 0, away = 0] = points;
  const all = ['game', 'break-of-serve'];
  return [
    { key: 'points-won', home, away },
    { key: 'games-won', home: count(0, all), away: count(1, all) },
    { key: 'breaks', home: count(0, ['break-of-serve']), away: count(1, ['break-of-serve']) },
  ];
}

/** Returns the tracker of a tennis match: games, breaks, sets and points, which follow from the score. */
export function tennisTracker(moments: readonly Moment[]): SourceTracker {
  const course = courseEvents(
    moments.map(({ score, ...moment }) => ({ ...moment, ...score })),
    'points',
  ).filter(({ kind }) => kind !== 'points');
  const games = gamesOf(moments);
  const sets = course.filter(({ kind }) => kind === 'part-end').map(({ period }) => period);
  const setOf = ({ kind, period }: TrackerEvent): number => {
    if (kind === 'start') return -1;
    if (kind === 'end') return sets.length + 1;
    const index = sets.indexOf(period);
    return index < 0 ? sets.length : index;
  };
  const rank = ({ kind }: TrackerEvent): number => (kind === 'part-end' ? 1 : 0);
  const events = [...course, ...games].toSorted((a, b) => setOf(a) - setOf(b) || rank(a) - rank(b));
  return { events, figures: figuresOf(moments, games) };
}
