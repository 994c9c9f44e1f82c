import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Producer } from '@touchline/feed';
import type { LegResult, MarketState, MatchState, SettledSelection } from '@touchline/feed/source';

/** A recorded call of the sink: its name and its arguments. */
export type RecordedCall =
  | { readonly say: 'match'; readonly match: MatchState }
  | { readonly say: 'markets'; readonly markets: readonly MarketState[] }
  | {
      readonly say: 'settle';
      readonly marketId: string;
      readonly results: Readonly<Record<string, LegResult | SettledSelection>>;
    }
  | { readonly say: 'cancel' | 'drop'; readonly matchId: number };

/** One line of a recording. */
export type RecordedLine = RecordedCall & {
  /** Feed milliseconds since the recording began. */
  readonly at: number;
};

/** The first line of a recording. */
export interface RecordingHead {
  readonly recording: 1;
  /** Feed time of its beginning, UTC ms: kick-offs are shifted by the delay of the replay. */
  readonly from: number;
}

export interface Recording {
  readonly head: RecordingHead;
  readonly lines: readonly RecordedLine[];
}

/** Producers whose matches a recording can contain. */
export const PRODUCERS: readonly Producer[] = ['line', 'live'];

function isHead(value: unknown): value is RecordingHead {
  return (
    typeof value === 'object' &&
    value !== null &&
    'recording' in value &&
    value.recording === 1 &&
    'from' in value &&
    Number.isSafeInteger(value.from)
  );
}

function isLine(value: unknown): value is RecordedLine {
  if (typeof value !== 'object' || value === null || !('at' in value) || !('say' in value)) return false;
  if (typeof value.at !== 'number' || value.at < 0) return false;
  if (value.say === 'match') return 'match' in value;
  if (value.say === 'markets') return 'markets' in value && Array.isArray(value.markets);
  if (value.say === 'settle') return 'marketId' in value && 'results' in value;
  return (value.say === 'cancel' || value.say === 'drop') && 'matchId' in value;
}

/**
 * Reads a recording: lines of JSON, the first one its head; compressed if the name ends with `.gz`.
 * @throws Error that names the file and the invalid line
 */
export async function readRecording(file: string): Promise<Recording> {
  const bytes = await readFile(file);
  const text = (file.endsWith('.gz') ? await promisify(gunzip)(bytes) : bytes).toString('utf8');
  const parsed = text
    .split('\n')
    .filter(Boolean)
    .map((line, index): unknown => {
      try {
        return JSON.parse(line);
      } catch {
        throw new Error(`Line ${index + 1} of the recording ${file} is no JSON: record it again.`);
      }
    });
  const [head, ...lines] = parsed;
  if (!isHead(head)) throw new Error(`${file} is no recording: its first line names no version and instant.`);
  const wrong = lines.findIndex((line) => !isLine(line));
  if (wrong >= 0)
    throw new Error(`Line ${wrong + 2} of the recording ${file} says nothing that a source says.`);
  // Every line was checked above.
  return { head, lines: lines as RecordedLine[] };
}
