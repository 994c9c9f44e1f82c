import type { DeltaFrame, SnapshotFrame } from './frames.ts';

/**
 * State of a topic. `empty`: no data yet. `synced`: all changes up to `seq` are applied. `recovering`: the connection
 * was lost, the position is valid for a resume. `parked`: it had no subscribers, and the resume isn't complete; no
 * data was lost. `gap`: changes are missing, a snapshot is needed.
 */
export type TrackState = 'empty' | 'synced' | 'recovering' | 'parked' | 'gap';

/** Returns whether a topic is out of sync but can resume from its position. */
export function canResume({ state }: Track): boolean {
  return state === 'recovering' || state === 'parked';
}

/** Position and records of a topic. */
export interface Track {
  state: TrackState;
  seq: number;
  readonly matches: Set<number>;
  readonly markets: Set<string>;
  /** Deltas received while waiting for a snapshot. */
  waiting: DeltaFrame[];
}

/** Effect of a frame on a topic: applied, confirms a resume, ignored, or reveals a gap. */
export type Verdict = 'apply' | 'confirm' | 'ignore' | 'gap';

const WAITING_MAX = 512;

/** Position of a topic that was filled by an ordinary call, below every number of the feed. */
export const SEEDED = 0;

export function createTrack(): Track {
  return { state: 'empty', seq: 0, matches: new Set(), markets: new Set(), waiting: [] };
}

/**
 * Checks a delta by its number and advances the position if it follows; `apply` asks the caller to apply its records.
 */
export function judgeDelta(track: Track, frame: DeltaFrame): Verdict {
  if (track.state === 'empty' || track.state === 'gap') {
    if (track.waiting.length < WAITING_MAX) track.waiting.push(frame);
    return 'ignore';
  }
  if (frame.seq === track.seq) {
    // An empty delta at the current position confirms that a resume is complete.
    if (!canResume(track)) return 'ignore';
    track.state = 'synced';
    return 'confirm';
  }
  if (frame.seq < track.seq) return 'ignore';
  if ((frame.after ?? frame.seq - 1) > track.seq) {
    track.state = 'gap';
    track.waiting = [frame];
    return 'gap';
  }
  track.seq = frame.seq;
  return 'apply';
}

/**
 * Compares the position with the platform's number of the topic; without a number the platform isn't aware of the
 * subscription.
 * @returns whether frames were lost unnoticed
 */
export function missesFrames(track: Track, seq: number | undefined): boolean {
  // Data from a call has no number yet: the platform may not have read the subscription.
  if (track.state !== 'synced' || track.seq === SEEDED || (seq !== undefined && seq <= track.seq))
    return false;
  track.state = 'gap';
  track.waiting = [];
  return true;
}

/**
 * Checks a snapshot; for `apply` the caller replaces the records of the topic and then applies the buffered deltas
 * (`takeWaiting`).
 */
export function judgeSnapshot(track: Track, frame: SnapshotFrame): Verdict {
  if (track.state === 'synced' && frame.seq <= track.seq) return 'ignore';
  track.seq = frame.seq;
  track.state = 'synced';
  return 'apply';
}

/** Returns the buffered deltas after the snapshot, in order of their number. */
export function takeWaiting(track: Track): readonly DeltaFrame[] {
  const later = track.waiting.filter((frame) => frame.seq > track.seq);
  track.waiting = [];
  return later.toSorted((a, b) => a.seq - b.seq);
}
