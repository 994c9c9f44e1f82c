import type { Moment } from './results.api.ts';

export interface Change {
  readonly moment: Moment;
  /** A change of score, the start of another part of play, or the end of play. */
  readonly kind: 'score' | 'phase' | 'end';
  /** Side that scored: 0 home, 1 away. */
  readonly side?: 0 | 1 | undefined;
  /** Score after the change. */
  readonly score: string;
}

/** Maximum number of score changes to list; with more, as in basketball, only parts of play are shown. */
const SCORES_MOST = 30;

type Pair = readonly [number, number];

/** Returns the score that a moment changed: of the whole match, otherwise of its last part. */
function gained(before: Moment, now: Moment): { readonly side: 0 | 1; readonly score: Pair } | undefined {
  const pairs: readonly (readonly [Pair, Pair])[] = [
    [before.total, now.total],
    [before.parts[now.parts.length - 1] ?? [0, 0], now.parts.at(-1) ?? [0, 0]],
  ];
  for (const [[homeBefore, awayBefore], [home, away]] of pairs) {
    if (home > homeBefore) return { side: 0, score: [home, away] };
    if (away > awayBefore) return { side: 1, score: [home, away] };
  }
  return undefined;
}

/** Reduces the recorded moments to the relevant changes, oldest first. */
export function changesOf(moments: readonly Moment[]): readonly Change[] {
  const changes: Change[] = [];
  moments.forEach((moment, index) => {
    const before = moments[index - 1];
    const total = moment.total.join('–');
    if (moment.status === 4) changes.push({ moment, kind: 'end', score: total });
    else if (before?.period !== moment.period) changes.push({ moment, kind: 'phase', score: total });
    const gain = before && gained(before, moment);
    if (gain) changes.push({ moment, kind: 'score', side: gain.side, score: gain.score.join('–') });
  });
  const scores = changes.filter(({ kind }) => kind === 'score').length;
  return scores > SCORES_MOST ? changes.filter(({ kind }) => kind !== 'score') : changes;
}
