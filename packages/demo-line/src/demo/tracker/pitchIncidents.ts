import type { Moment } from '../../engine/plan.ts';
import { seeded } from '../../engine/random.ts';
import type { PitchSport } from './pitchSports.ts';

export interface Incident {
  readonly kind: 'shot' | 'corner' | 'yellow-card' | 'red-card' | 'penalty' | 'substitution';
  readonly side: 0 | 1;
  readonly period: string;
  /** Index of the part of play. */
  readonly part: number;
  /** Match seconds. */
  readonly seconds: number;
  /** True for a shot on target. */
  readonly isOnTarget: boolean;
}

/** A part of play as far as it has been played. */
export interface Span {
  readonly period: string;
  readonly part: number;
  /** Match seconds of its start and its end, or of now. */
  readonly from: number;
  readonly to: number;
  /** Start and end in ms after kick-off. */
  readonly playedFrom: number;
  readonly playedTo: number;
}

/**
 * Returns the parts of play that have begun.
 * @param moments until now
 * @param played ms since kick-off
 */
export function spansOf(sport: PitchSport, moments: readonly Moment[], played: number): readonly Span[] {
  return sport.periods.flatMap((period, part): readonly Span[] => {
    const first = moments.findIndex((moment) => moment.period === period);
    const start = moments[first];
    if (!start) return [];
    const last = moments.findLastIndex((moment) => moment.period === period);
    const end = moments[last + 1];
    const now = moments[last] ?? start;
    const running = now.running ? Math.floor((played - now.at) / 1000) : 0;
    return [
      {
        period,
        part,
        from: start.seconds ?? 0,
        to: end?.seconds ?? (now.seconds ?? 0) + running,
        playedFrom: start.at,
        playedTo: end?.at ?? played,
      },
    ];
  });
}

const KINDS = ['shot', 'corner', 'yellow-card', 'red-card', 'penalty'] as const;

function incidentsOfMinute(sport: PitchSport, seed: string, span: Span, minute: number): Incident[] {
  const { period, part } = span;
  const random = seeded(`${seed} minute ${part} ${minute}`);
  return ([0, 1] as const).flatMap((side) =>
    KINDS.flatMap((kind): readonly Incident[] => {
      // Each chance takes as many numbers whether or not it happens, so that none depends on another.
      const happens = random.next() < sport.chances[kind];
      const seconds = span.from + minute * 60 + random.between(0, 59);
      const isOnTarget = random.next() < sport.onTarget;
      return happens && seconds <= span.to ? [{ kind, side, period, part, seconds, isOnTarget }] : [];
    }),
  );
}

function changesOf(sport: PitchSport, seed: string, span: Span): readonly Incident[] {
  const random = seeded(`${seed} changes`);
  const { period, part, from, to } = span;
  return ([0, 1] as const).flatMap((side) =>
    Array.from({ length: sport.changes }, () => from + random.between(30, (sport.length - 4) * 60))
      .filter((seconds) => seconds <= to)
      .map((seconds) => ({ kind: 'substitution' as const, side, period, part, seconds, isOnTarget: false })),
  );
}

/**
 * Returns everything that has happened apart from goals, oldest first. It is drawn without regard to goals that are
 * still to come, so that nobody can infer them.
 */
export function incidentsOf(sport: PitchSport, seed: string, spans: readonly Span[]): readonly Incident[] {
  const all = spans.flatMap((span) => [
    ...Array.from({ length: Math.floor((span.to - span.from) / 60) + 1 }, (_, minute) =>
      incidentsOfMinute(sport, seed, span, minute),
    ).flat(),
    ...(span.part === sport.periods.length - 1 ? changesOf(sport, seed, span) : []),
  ]);
  return all.toSorted((a, b) => a.part - b.part || a.seconds - b.seconds);
}
