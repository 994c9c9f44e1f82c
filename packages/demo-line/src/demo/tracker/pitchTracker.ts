import type { TrackerAction, TrackerEvent, TrackerFigure } from '@touchline/contract/tracker';
import { courseEvents, momentumValue, type Momentum, type SourceTracker } from '@touchline/feed/source';
import type { Moment } from '../../engine/plan.ts';
import { seeded } from '../../engine/random.ts';
import { incidentsOf, spansOf, type Incident, type Span } from './pitchIncidents.ts';
import { withPlayers, type Squads } from './pitchPlayers.ts';
import type { PitchSport } from './pitchSports.ts';

/** Match seconds for which an incident is the state of play. */
const FRESH = 8;
/** Seconds between two touches, and touches of a move. */
const TOUCH = 5;
const TOUCHES = 4;

const sign = (side: 0 | 1): number => (side === 0 ? 1 : -1);

function eventsOf(
  sport: PitchSport,
  seed: string,
  squads: Squads,
  moments: readonly Moment[],
  incidents: readonly Incident[],
): TrackerEvent[] {
  const course = courseEvents(
    moments.map(({ score, ...moment }) => ({ ...moment, ...score })),
    'goal',
  );
  const drawn = incidents.flatMap(({ kind, side, period, seconds }): readonly TrackerEvent[] =>
    kind === 'shot' ? [] : [{ id: `${kind} ${side} ${seconds}`, kind, side, period, seconds }],
  );
  const partOf = ({ period, kind }: TrackerEvent): number =>
    kind === 'end' ? sport.periods.length : sport.periods.indexOf(period);
  // The end of a part has the time of its last incidents, and comes after them.
  const rank = ({ kind }: TrackerEvent): number => (kind === 'part-end' ? 1 : 0);
  const all = [...course, ...drawn].toSorted(
    (a, b) => partOf(a) - partOf(b) || rank(a) - rank(b) || (a.seconds ?? 0) - (b.seconds ?? 0),
  );
  return withPlayers(sport, seed, squads, all);
}

function momentumOf(
  sport: PitchSport,
  seed: string,
  spans: readonly Span[],
  incidents: readonly Incident[],
  goals: readonly TrackerEvent[],
): Momentum {
  const values: number[] = [];
  const bias = seeded(`${seed} bias`).normal() * 3;
  let sway = 0;
  for (const span of spans) {
    for (let minute = 0; minute * 60 <= span.to - span.from; minute += 1) {
      sway = 0.82 * sway + 22 * seeded(`${seed} sway ${span.part} ${minute}`).normal() + bias;
      const isNow = ({ period, seconds = 0 }: { readonly period: string; readonly seconds?: number }) =>
        period === span.period && Math.floor((seconds - span.from) / 60) === minute;
      const shots = incidents.filter(isNow).reduce((sum, { side }) => sum + 5 * sign(side), 0);
      const scored = goals.filter(isNow).reduce((sum, { side = 0 }) => sum + 55 * sign(side), 0);
      values[span.part * sport.length + Math.min(minute, sport.length - 1)] = momentumValue(
        sway + shots + scored,
      );
    }
  }
  // A minute of added time that wasn't played continues the one before it.
  const filled = Array.from(values, (value, index) => value ?? values[index - 1] ?? 0);
  const parts = sport.periods.slice(1).map((_, index) => (index + 1) * sport.length);
  return { length: sport.periods.length * sport.length, parts, values: filled };
}

/** Returns the side that has the ball in a move. */
function sideOfMove(seed: string, move: number, share: number): 0 | 1 {
  return seeded(`${seed} move ${move}`).next() < share ? 0 : 1;
}

const moveAt = (played: number): number => Math.floor(played / 1000 / (TOUCH * TOUCHES));

function shareOf(seed: string): number {
  return 0.5 + Math.max(-0.14, Math.min(0.14, seeded(`${seed} bias`).normal() * 0.06));
}

function possessionOf(seed: string, spans: readonly Span[]): number {
  const share = shareOf(seed);
  let [home, all] = [5, 10];
  for (const { playedFrom, playedTo } of spans) {
    for (let move = moveAt(playedFrom); move <= moveAt(playedTo); move += 1) {
      all += 1;
      if (sideOfMove(seed, move, share) === 0) home += 1;
    }
  }
  return Math.round((100 * home) / all);
}

function figuresOf(
  sport: PitchSport,
  seed: string,
  spans: readonly Span[],
  incidents: readonly Incident[],
  goals: readonly TrackerEvent[],
): TrackerFigure[] {
  const countOf = (side: 0 | 1, matches: (incident: Incident) => boolean): number =>
    incidents.filter((incident) => incident.side === side && matches(incident)).length;
  const goalsOf = (side: 0 | 1): number => goals.filter((goal) => goal.side === side).length;
  const possession = possessionOf(seed, spans);
  const values = {
    shots: (side: 0 | 1) => countOf(side, ({ kind }) => kind === 'shot') + goalsOf(side),
    'on-target': (side: 0 | 1) =>
      countOf(side, ({ kind, isOnTarget }) => kind === 'shot' && isOnTarget) + goalsOf(side),
    corners: (side: 0 | 1) => countOf(side, ({ kind }) => kind === 'corner'),
    possession: (side: 0 | 1) => (side === 0 ? possession : 100 - possession),
    'penalty-minutes': (side: 0 | 1) => 2 * countOf(side, ({ kind }) => kind === 'penalty'),
  };
  return sport.figures.map((key) => ({ key, home: values[key](0), away: values[key](1) }));
}

function touchesOf(seed: string, side: 0 | 1, played: number): readonly (readonly [number, number])[] {
  const move = moveAt(played);
  const random = seeded(`${seed} ball ${move}`);
  const from = random.between(18, 44);
  const to = random.between(38, 88);
  const step = Math.floor(played / 1000 / TOUCH) % TOUCHES;
  const all = Array.from({ length: TOUCHES }, (_, index) => {
    const x = from + ((to - from) * index) / (TOUCHES - 1) + random.between(-5, 5);
    return [side === 0 ? x : 100 - x, random.between(14, 86)] as const;
  });
  return all.slice(0, step + 1);
}

function actionOf(
  seed: string,
  moment: Moment | undefined,
  played: number,
  clock: number,
  incidents: readonly Incident[],
  goal: TrackerEvent | undefined,
): TrackerAction | undefined {
  if (moment?.status !== 2) return undefined;
  const isGoal = moment.suspend !== undefined && played < moment.at + moment.suspend;
  const recent = incidents.findLast(({ kind }) => kind === 'shot' || kind === 'corner');
  const isRecent = recent?.period === moment.period && clock - recent.seconds < FRESH;
  const side = isGoal ? goal?.side : isRecent ? recent.side : undefined;
  const owner = side ?? sideOfMove(seed, moveAt(played), shareOf(seed));
  const touches = touchesOf(seed, owner, played).map(([x, y]): [number, number] => [x, y]);
  const ahead = (x: number): number => (owner === 0 ? x : 100 - x);
  if (isGoal) return { side: owner, kind: 'goal', touches: [...touches, [ahead(99), 50]] };
  if (isRecent && recent.kind === 'shot')
    return { side: owner, kind: 'shot', touches: [...touches, [ahead(92), 46]] };
  if (isRecent)
    return { side: owner, kind: 'corner', touches: [[ahead(99), recent.seconds % 2 === 0 ? 1 : 99]] };
  const depth = ahead(touches.at(-1)?.[0] ?? 50);
  return { side: owner, kind: depth >= 72 ? 'danger' : depth >= 50 ? 'attack' : 'possession', touches };
}

/**
 * Creates the tracker of a match with goals. Goals are those of the course; everything else is drawn from the seed, and
 * is the same at every call.
 * @param seed of the match
 */
export function pitchTracker(sport: PitchSport, seed: string, squads: Squads) {
  return (moments: readonly Moment[], played: number): SourceTracker => {
    const spans = spansOf(sport, moments, played);
    const incidents = incidentsOf(sport, seed, spans);
    const events = eventsOf(sport, seed, squads, moments, incidents);
    const goals = events.filter(({ kind }) => kind === 'goal');
    const action = actionOf(seed, moments.at(-1), played, spans.at(-1)?.to ?? 0, incidents, goals.at(-1));
    return {
      events,
      momentum: momentumOf(sport, seed, spans, incidents, goals),
      figures: figuresOf(sport, seed, spans, incidents, goals),
      ...(action && { action }),
    };
  };
}
