import type { DeltaFrame, SnapshotFrame } from './frames.ts';

/**
 * `empty`: nothing came yet. `synced`: every change up to `seq` is held. `recovering`: the connection was lost, the
 * position is still good for a resume. `parked`: nobody listened for a while, and the resume isn't complete; nothing was
 * lost. `gap`: something is missing, only a snapshot helps.
 */
export type TrackState = 'empty' | 'synced' | 'recovering' | 'parked' | 'gap';

/** Whether a topic isn't in step, but can go on from its position. */
export function canResume({ state }: Track): boolean {
  return state === 'recovering' || state === 'parked';
}

/** The position of one topic and what it holds. */
export interface Track {
  state: TrackState;
  seq: number;
  readonly matches: Set<number>;
  readonly markets: Set<string>;
  /** Deltas that came while a snapshot is awaited. */
  waiting: DeltaFrame[];
}

/** What a frame does to a topic: nothing, be taken, or show that something is missing. */
export type Verdict = 'apply' | 'confirm' | 'ignore' | 'gap';

const WAITING_MAX = 512;

/** Position of a topic that was filled by an ordinary call, beneath every number of the feed. */
export const SEEDED = 0;

export function createTrack(): Track {
  return { state: 'empty', seq: 0, matches: new Set(), markets: new Set(), waiting: [] };
}

/** Judges a delta by its number and moves the position when it follows; the caller applies the records on `apply`. */
export function judgeDelta(track: Track, frame: DeltaFrame): Verdict {
  if (track.state === 'empty' || track.state === 'gap') {
    if (track.waiting.length < WAITING_MAX) track.waiting.push(frame);
    return 'ignore';
  }
  if (frame.seq === track.seq) {
    // A bare delta at the held position is the platform's word that a resume is complete.
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
 * Compares the position with the platform's number of the topic; without one the platform doesn't know that somebody
 * listens to it. @returns whether frames were lost without a trace
 */
export function missesFrames(track: Track, seq: number | undefined): boolean {
  // What a call brought has no number yet: the platform may not have read that somebody listens.
  if (track.state !== 'synced' || track.seq === SEEDED || (seq !== undefined && seq <= track.seq))
    return false;
  track.state = 'gap';
  track.waiting = [];
  return true;
}

/** Judges a snapshot; on `apply` the caller replaces what the topic holds and then takes `replay` in order. */
export function judgeSnapshot(track: Track, frame: SnapshotFrame): Verdict {
  if (track.state === 'synced' && frame.seq <= track.seq) return 'ignore';
  track.seq = frame.seq;
  track.state = 'synced';
  return 'apply';
}

/** The waiting deltas that come after the snapshot, in order of their number. */
export function takeWaiting(track: Track): readonly DeltaFrame[] {
  const later = track.waiting.filter((frame) => frame.seq > track.seq);
  track.waiting = [];
  return later.toSorted((a, b) => a.seq - b.seq);
}
