import { createWriteStream, type WriteStream } from 'node:fs';
import { createGzip } from 'node:zlib';
import { pipeline } from 'node:stream/promises';
import type { FeedClock, FeedSink, FeedSource } from '@touchline/feed/source';
import type { RecordedLine, RecordingHead, RecordedCall } from './recording.ts';

export interface RecordOptions {
  /** Path of the recording, overwritten at each start; compressed if the name ends with `.gz`. */
  readonly file: string;
  /** Records only these matches; all if absent. */
  readonly matches?: ReadonlySet<number>;
}

/** Destination of the lines of a recording. */
interface Writer {
  write(line: RecordingHead | RecordedLine): void;
  close(): Promise<void>;
}

function openWriter(file: string): Writer {
  const target: WriteStream = createWriteStream(file);
  const first = file.endsWith('.gz') ? createGzip() : undefined;
  const done = first
    ? pipeline(first, target)
    : new Promise<void>((resolve, reject) => {
        target.on('finish', resolve).on('error', reject);
      });
  // The error is reported on close: a failing recording doesn't stop the feed.
  done.catch(() => undefined);
  const out = first ?? target;
  return {
    write: (line) => void out.write(`${JSON.stringify(line)}\n`),
    async close() {
      out.end();
      await done;
    },
  };
}

const matchOf = (marketId: string): number => Number.parseInt(marketId, 10);

/** Wraps sources so that their output is recorded in one file. */
export function recordSources(
  sources: readonly FeedSource[],
  { file, matches }: RecordOptions,
): readonly FeedSource[] {
  let writer: Writer | undefined;
  let from = 0;
  let speaking = 0;

  function listening(sink: FeedSink, clock: FeedClock): FeedSink {
    const isWanted = (matchId: number): boolean => matches?.has(matchId) ?? true;
    const note = (matchId: number, said: RecordedCall): void => {
      if (isWanted(matchId)) writer?.write({ at: clock.now() - from, ...said });
    };
    return {
      match(match) {
        note(match.id, { say: 'match', match });
        sink.match(match);
      },
      markets(markets) {
        const wanted = markets.filter(({ matchId }) => isWanted(matchId));
        const [one] = wanted;
        if (one) note(one.matchId, { say: 'markets', markets: wanted });
        sink.markets(markets);
      },
      settle(marketId, results) {
        note(matchOf(marketId), { say: 'settle', marketId, results });
        sink.settle(marketId, results);
      },
      cancel(matchId) {
        note(matchId, { say: 'cancel', matchId });
        sink.cancel(matchId);
      },
      drop(matchId) {
        note(matchId, { say: 'drop', matchId });
        sink.drop(matchId);
      },
      alive: sink.alive,
    };
  }

  return sources.map((source) => ({
    ...source,
    async start(sink, clock) {
      if (!writer) {
        from = clock.now();
        writer = openWriter(file);
        writer.write({ recording: 1, from });
      }
      speaking += 1;
      await source.start(listening(sink, clock), clock);
    },
    async stop() {
      await source.stop();
      speaking -= 1;
      if (speaking > 0) return;
      const closing = writer;
      writer = undefined;
      await closing?.close();
    },
  }));
}
