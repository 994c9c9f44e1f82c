import type { TrackerEvent, TrackerFigure } from '@touchline/contract/tracker';
import {
  courseEvents,
  momentumValue,
  withLastScores,
  type Momentum,
  type SourceTracker,
} from '@touchline/feed/source';
import type { Moment } from '../../engine/plan.ts';
import { seeded } from '../../engine/random.ts';
import type { Squads } from './pitchPlayers.ts';

const MINUTES = 40;
const PARTS = [10, 20, 30];
/** Unanswered points that make a run. */
const RUN = 8;
/** Momentum of a point in the current minute, and the share of the momentum that the next minute keeps. */
const WEIGHT = 11;
const KEPT = 0.5;

function momentumOf(scores: readonly TrackerEvent[], seconds: number): Momentum {
  const gains = Array.from({ length: Math.min(MINUTES, Math.floor(seconds / 60) + 1) }, () => 0);
  for (const { side, points = 0, seconds: at = 0 } of scores) {
    const minute = Math.min(gains.length - 1, Math.floor(at / 60));
    gains[minute] = (gains[minute] ?? 0) + (side === 0 ? points : -points);
  }
  let sway = 0;
  const values = gains.map((gain) => {
    sway = KEPT * sway + WEIGHT * gain;
    return momentumValue(sway);
  });
  return { length: MINUTES, parts: PARTS, values };
}

/** Returns the runs: points of one side without an answer, with the time of the last. */
function runsOf(scores: readonly TrackerEvent[]): readonly TrackerEvent[] {
  const runs: TrackerEvent[] = [];
  let [from, points] = [0, 0];
  scores.forEach((score, index) => {
    const next = scores[index + 1];
    points += score.points ?? 0;
    if (next?.side === score.side) return;
    if (points >= RUN) runs.push({ ...score, id: `run ${from}`, kind: 'run', points });
    [from, points] = [index + 1, 0];
  });
  return runs;
}

function figuresOf(scores: readonly TrackerEvent[]): TrackerFigure[] {
  const made = (side: 0 | 1, value: number): number =>
    scores.filter(({ points, ...score }) => score.side === side && points === value).length;
  const lead = (sign: 1 | -1): number =>
    Math.max(0, ...scores.map(({ score: [home, away] = [0, 0] }) => sign * (home - away)));
  const pair = (key: TrackerFigure['key'], value: number): TrackerFigure => ({
    key,
    home: made(0, value),
    away: made(1, value),
  });
  return [
    pair('two-pointers', 2),
    pair('three-pointers', 3),
    pair('free-throws', 1),
    { key: 'largest-lead', home: lead(1), away: lead(-1) },
  ];
}

/**
 * Creates the tracker of a basketball match. Momentum, runs and figures follow from the score.
 * @param seed of the match, from which the scorers are drawn
 */
export function basketballTracker(seed: string, squads: Squads) {
  return (moments: readonly Moment[]): SourceTracker => {
    const events = courseEvents(
      moments.map(({ score, ...moment }) => ({ ...moment, ...score })),
      'points',
    );
    const scores = events.filter(({ kind }) => kind === 'points');
    const runs = new Map(runsOf(scores).map((run) => [run.score?.join(':'), run]));
    const listed = withLastScores(
      events.flatMap((event): readonly TrackerEvent[] => {
        if (event.kind !== 'points' || event.side === undefined) return [event];
        const squad = squads[event.side];
        const player = squad[seeded(`${seed} ${event.id}`).between(0, squad.length - 1)];
        const run = runs.get(event.score?.join(':'));
        return [{ ...event, ...(player !== undefined && { player }) }, ...(run ? [run] : [])];
      }),
    );
    return {
      events: listed,
      momentum: momentumOf(scores, moments.at(-1)?.seconds ?? 0),
      figures: figuresOf(scores),
    };
  };
}
