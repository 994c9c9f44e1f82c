import type {
  FeedClock,
  FeedSink,
  FeedSource,
  LegResult,
  MatchOutcome,
  MatchState,
} from '@touchline/feed/source';
import { PRODUCERS, readRecording, type RecordedLine, type Recording } from './recording.ts';

/** Shifts a recorded match to the present: its kick-off by the delay of the replay, its clock to the current time. */
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

/** Returns the outcomes of all recorded matches, whether or not they have been replayed to the end. */
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
      // Every leg of a cancelled match is returned.
      { state, result: (selectionId) => (state === 'cancelled' ? 3 : results.get(selectionId)) },
    ]),
  );
}

/**
 * Plays a recording at the feed's speed, from its beginning at each start. When it has ended, open matches are
 * suspended by the silence of their producers.
 * @param file as read by `readRecording`
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
