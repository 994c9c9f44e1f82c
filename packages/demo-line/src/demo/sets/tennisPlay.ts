import type { Pair } from '@touchline/feed';
import { yesNo } from '../../engine/jointMarkets.ts';
import type { ModelMarket, Moment } from '../../engine/plan.ts';
import type { Random } from '../../engine/random.ts';
import { kept, onceAMoment, type MakePlay } from '../play.ts';
import { laterDuringPlay, laterSets, raceEnds, viewMatch, type SetEnd } from './setScores.ts';
import { marketsOfSets } from './setMarkets.ts';

const NEED = 2;
const POINTS = ['0', '15', '30', '40'];

/** Returns the probability that the server wins a game from a state of points, with `p` for each point. */
export function gameChance(p: number, server = 0, receiver = 0): number {
  if (server >= 3 && receiver >= 3) {
    const deuce = p ** 2 / (p ** 2 + (1 - p) ** 2);
    if (server === receiver) return deuce;
    return server > receiver ? p + (1 - p) * deuce : p * deuce;
  }
  if (server >= 4) return 1;
  if (receiver >= 4) return 0;
  return p * gameChance(p, server + 1, receiver) + (1 - p) * gameChance(p, server, receiver + 1);
}

function raceChance(p: number, from: Pair): number {
  return raceEnds(p, 7, from).reduce((sum, end) => sum + (end.homeWins ? end.p : 0), 0);
}

interface Chances {
  /** Probability to win a point on the own serve. */
  readonly home: number;
  readonly away: number;
}

/** Returns home's average probability of a point in a tie-break, where the serve alternates. */
function tieBreakPoint({ home, away }: Chances): number {
  return (home + 1 - away) / 2;
}

interface GameState {
  readonly games: Pair;
  readonly points: Pair;
  readonly serving: 0 | 1;
}

function homeWinsGame(chances: Chances, { games, points, serving }: GameState): number {
  if (games[0] === 6 && games[1] === 6) return raceChance(tieBreakPoint(chances), points);
  return serving === 0
    ? gameChance(chances.home, points[0], points[1])
    : 1 - gameChance(chances.away, points[1], points[0]);
}

function setOver([h, a]: Pair): boolean {
  return h === 7 || a === 7 || (Math.max(h, a) === 6 && Math.abs(h - a) >= 2);
}

/** Ends by games and server at the beginning of a game, shared by many courses. */
type KnownEnds = Map<string, readonly SetEnd[]>;

/** Returns all possible ends of a set from a state of play, exactly. */
export function tennisSetEnds(
  chances: Chances,
  from: GameState,
  known: KnownEnds = new Map(),
): readonly SetEnd[] {
  const atGame = from.points[0] === 0 && from.points[1] === 0;
  const key = `${from.games.join(' ')} ${from.serving}`;
  const held = atGame ? known.get(key) : undefined;
  if (held) return held;
  const ends = endsOf(chances, from, known);
  if (atGame) known.set(key, ends);
  return ends;
}

function endsOf(chances: Chances, from: GameState, known: KnownEnds): readonly SetEnd[] {
  const [h, a] = from.games;
  if (setOver(from.games)) return [{ home: 0, away: 0, homeWins: h > a, p: 1 }];
  const p = homeWinsGame(chances, from);
  const serving = from.serving === 0 ? 1 : 0;
  const won = tennisSetEnds(chances, { games: [h + 1, a], points: [0, 0], serving }, known);
  const lost = tennisSetEnds(chances, { games: [h, a + 1], points: [0, 0], serving }, known);
  return merged([
    ...won.map((end) => ({ ...end, home: end.home + 1, p: end.p * p })),
    ...lost.map((end) => ({ ...end, away: end.away + 1, p: end.p * (1 - p) })),
  ]);
}

function merged(ends: readonly SetEnd[]): readonly SetEnd[] {
  const byEnd = new Map<string, SetEnd>();
  for (const end of ends) {
    const key = `${end.home} ${end.away}`;
    const held = byEnd.get(key);
    byEnd.set(key, held ? { ...held, p: held.p + end.p } : end);
  }
  return [...byEnd.values()];
}

function pointText(own: number, other: number, tieBreak: boolean): string {
  if (tieBreak) return String(own);
  if (own >= 3 && other >= 3) return own > other ? 'A' : '40';
  return POINTS[own] ?? '40';
}

function pointCount(text: string | undefined, tieBreak: boolean): number {
  if (tieBreak) return Number(text ?? 0);
  return text === 'A' ? 4 : Math.max(0, POINTS.indexOf(text ?? '0'));
}

function timelineOf(chances: Chances, random: Random): readonly Moment[] {
  const moments: Moment[] = [];
  const winners: (0 | 1)[] = [];
  const parts: Pair[] = [[0, 0]];
  let sets: Pair = [0, 0];
  let points: Pair = [0, 0];
  let serving: 0 | 1 = random.next() < 0.5 ? 0 : 1;
  let at = 0;
  const games = (): Pair => parts.at(-1) ?? [0, 0];
  const tieBreak = (): boolean => games()[0] === 6 && games()[1] === 6;
  const say = (status: 2 | 4): void => {
    const counted: Pair = [parts.reduce((s, [h]) => s + h, 0), parts.reduce((s, [, a]) => s + a, 0)];
    const text = [
      pointText(points[0], points[1], tieBreak()),
      pointText(points[1], points[0], tieBreak()),
    ] as const;
    moments.push({
      at: at * 1000,
      status,
      period: status === 4 ? 'ended' : `set${parts.length}`,
      running: false,
      score: { total: sets, parts: [...parts], ...(status === 2 && { points: text, serving }) },
      facts: {
        finished: status === 4,
        total: sets,
        counted,
        goals: [...winners],
        parts: status === 4 ? [...parts] : parts.slice(0, -1),
      },
    });
  };
  say(2);
  for (;;) {
    at += random.between(18, 45);
    const onServe = serving === 0 ? chances.home : 1 - chances.away;
    const won = random.next() < (tieBreak() ? tieBreakPoint(chances) : onServe);
    points = won ? [points[0] + 1, points[1]] : [points[0], points[1] + 1];
    const to = tieBreak() ? 7 : 4;
    if (Math.max(...points) >= to && Math.abs(points[0] - points[1]) >= 2) {
      const [h, a] = games();
      parts[parts.length - 1] = points[0] > points[1] ? [h + 1, a] : [h, a + 1];
      winners.push(points[0] > points[1] ? 0 : 1);
      points = [0, 0];
      serving = serving === 0 ? 1 : 0;
      at += 40;
      if (setOver(games())) {
        const [gamesHome, gamesAway] = games();
        sets = gamesHome > gamesAway ? [sets[0] + 1, sets[1]] : [sets[0], sets[1] + 1];
        if (Math.max(...sets) >= NEED) {
          say(4);
          return moments;
        }
        parts.push([0, 0]);
        at += 60;
      }
    } else if (!tieBreak() && points[0] >= 4 && points[0] === points[1]) points = [3, 3];
    say(2);
  }
}

/** Market on whether the set reaches a tie-break. */
function tieBreakMarket(ordinal: number, ends: readonly SetEnd[], games: Pair): ModelMarket {
  const played = games[0] + games[1];
  const p = ends.reduce((sum, end) => sum + (played + end.home + end.away === 13 ? end.p : 0), 0);
  return { ...yesNo('part-tie-break', 'sets', p), ordinal };
}

function nextGame([home, away]: Pair, p: number): ModelMarket {
  return {
    type: 'next-game',
    group: 'games',
    ordinal: home + away + 1,
    chances: [
      ['home', p],
      ['away', 1 - p],
    ],
  };
}

/** Tennis: the server wins each point with a fixed probability; games, sets and the match follow from it exactly. */
export const tennisPlay: MakePlay = (home, away) => {
  const edge = 0.022 * (home - away);
  const chances: Chances = { home: kept(0.63 + edge, 0.25), away: kept(0.63 - edge, 0.25) };
  const known: KnownEnds = new Map();
  const fresh = (): readonly SetEnd[] =>
    merged(
      ([0, 1] as const).flatMap((serving) =>
        tennisSetEnds(chances, { games: [0, 0], points: [0, 0], serving }, known).map((end) => ({
          ...end,
          p: end.p / 2,
        })),
      ),
    );
  const laterAt = laterDuringPlay(() => laterSets(NEED, fresh));
  return {
    timeline: (random) => timelineOf(chances, random),
    markets: onceAMoment((moment) => {
      const later = laterAt(moment);
      const sets = moment?.score.total ?? ([0, 0] as const);
      const games = moment?.score.parts.at(-1) ?? ([0, 0] as const);
      const tieBreak = games[0] === 6 && games[1] === 6;
      const points = (moment?.score.points ?? ['0', '0']).map((text) => pointCount(text, tieBreak));
      const state = {
        games,
        points: [points[0] ?? 0, points[1] ?? 0] as const,
        serving: moment?.score.serving ?? 0,
      };
      const ends = moment ? tennisSetEnds(chances, state, known) : fresh();
      const view = viewMatch(sets, ends, moment?.facts.counted ?? [0, 0], later);
      const played = sets[0] + sets[1];
      const views = [
        { ordinal: played + 1, ends, now: games },
        ...(played === 0 ? [{ ordinal: 2, ends: fresh(), now: [0, 0] as const }] : []),
      ];
      const wins = played === 0 ? (won: boolean) => later(won ? 1 : 0, won ? 0 : 1).homeWins : undefined;
      return [
        ...marketsOfSets(view, views, wins, {
          group: 'sets',
          need: NEED,
          around: [-8, -4, 0, 4, 8],
          aroundSet: [-4, 0, 4],
          countsPoints: true,
          setScores: true,
        }),
        tieBreakMarket(played + 1, ends, games),
        ...(moment ? [nextGame(moment.facts.counted, homeWinsGame(chances, state))] : []),
      ];
    }),
  };
};
