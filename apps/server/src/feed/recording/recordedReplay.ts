import type { FeedClock } from '../clock.ts';
import type { FeedSink, FeedSource, LegResult, MatchOutcome, MatchState } from '../source.ts';
import { PRODUCERS, readRecording, type RecordedLine, type Recording } from './recording.ts';

/** A match as it is now: its kick-off as much later as the replay, its clock counting from this instant. */
function moved(match: MatchState, clock: FeedClock, later: number): MatchState {
  const { clock: shown } = match;
  return {
    ...match,
    startsAt: match.startsAt + Math.round(later / 1000),
    ...(shown && { clock: { ...shown, at: clock.wall(), speed: clock.speed } }),
  };
}

function say(line: RecordedLine, sink: FeedSink, move: (match: MatchState) => MatchState): void {
  if (line.say === 'match') sink.match(move(line.match));
  else if (line.say === 'markets') sink.markets(line.markets);
  else if (line.say === 'settle') sink.settle(line.marketId, line.results);
  else if (line.say === 'cancel') sink.cancel(line.matchId);
  else sink.drop(line.matchId);
}

/** What the recording says of how each match ended, whether it was replayed up to there or not. */
function outcomesOf({ lines }: Recording): ReadonlyMap<number, MatchOutcome> {
  const results = new Map<string, LegResult>();
  const states = new Map<number, MatchOutcome['state']>();
  for (const line of lines) {
    if (line.say === 'match') {
      const { id, status } = line.match;
      states.set(id, status === 4 ? 'finished' : status === 5 ? 'cancelled' : 'open');
    } else if (line.say === 'settle') {
      for (const [key, result] of Object.entries(line.results))
        results.set(`${line.marketId}:${key}`, typeof result === 'number' ? result : result.result);
    }
  }
  return new Map(
    [...states].map(([id, state]) => [
      id,
      // Of a match that was called off every leg is returned.
      { state, result: (selectionId) => (state === 'cancelled' ? 3 : results.get(selectionId)) },
    ]),
  );
}

/**
 * Plays a recording at the feed's speed, from its beginning with each start; when it has ended, what is not over
 * stands suspended by the silence of its producers.
 * @param file as `readRecording` reads it
 */
export function createRecordedReplay(file: string): FeedSource {
  let outcomes: ReadonlyMap<number, MatchOutcome> = new Map();
  let stop = (): void => {};

  return {
    name: `the recording ${file}`,
    async start(sink, clock) {
      const recording = await readRecording(file);
      outcomes = outcomesOf(recording);
      const begun = clock.now();
      const move = (match: MatchState): MatchState => moved(match, clock, begun - recording.head.from);
      let next = 0;
      function play(): void {
        const until = clock.now() - begun;
        for (let line = recording.lines[next]; line && line.at <= until; line = recording.lines[next]) {
          say(line, sink, move);
          next += 1;
        }
        if (next < recording.lines.length) for (const producer of PRODUCERS) sink.alive(producer);
      }
      play();
      stop = clock.onTick(play);
    },
    stop() {
      stop();
      return Promise.resolve();
    },
    outcome: (matchId) => outcomes.get(matchId),
  };
}
