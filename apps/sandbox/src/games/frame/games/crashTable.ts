import { useEffect, useState } from 'preact/hooks';
import type { RoundView } from '../shell/api.types.ts';
import { useFrame } from '../shell/frame.ts';

export type CrashPhase = 'idle' | 'betting' | 'locked' | 'running' | 'busted';

/** State of the table that all players share. Instants are the maker's, in milliseconds. */
interface ShownTable {
  readonly phase: CrashPhase;
  /** Number of the game in its chain of hashes; null while the table is idle. */
  readonly game: number | null;
  /** Start of the phase. */
  readonly since: number;
  /** End of the phase; null while it depends on the result. */
  readonly until: number | null;
  /** Result in hundredths, once the game has ended. */
  readonly result: number | null;
  /** Published last hash of the chain, and the public salt. */
  readonly terminal: string;
  readonly salt: string;
  readonly now: number;
}

export interface CrashTable extends ShownTable {
  /** Results of the last games in hundredths, newest first. */
  readonly past: readonly number[];
  /** The maker's clock minus the device's. */
  readonly offset: number;
}

/** First message of a stream. */
interface FirstMessage extends ShownTable {
  readonly bets: readonly RoundView[];
  readonly past: readonly { readonly result: number }[];
}

const PHASES = ['betting', 'locked', 'running', 'busted'] as const;
const PAST = 8;

/** Moves on to a new phase; the result of an ended game joins the past ones. */
export function nextTable(before: CrashTable, shown: ShownTable, now: number): CrashTable {
  const { result } = shown;
  const isNew = result !== null && (before.phase !== 'busted' || before.game !== shown.game);
  return {
    ...shown,
    past: isNew ? [result, ...before.past].slice(0, PAST) : before.past,
    offset: shown.now - now,
  };
}

/**
 * Follows the table; returns null until its first message, and after a lost connection.
 * @param onBet is called with bets of the player that the table has settled, and with an open one on connecting
 */
export function useCrashTable(onBet: (bet: RoundView) => void): CrashTable | null {
  const { api } = useFrame();
  const [table, setTable] = useState<CrashTable | null>(null);
  useEffect(() => {
    // The stream can't send headers.
    const source = new EventSource(`/play-api/crash/stream?bearer=${encodeURIComponent(api.bearer())}`);
    const listen = <Data>(type: string, onData: (data: Data) => void) =>
      source.addEventListener(type, ({ data }: MessageEvent<string>) => onData(JSON.parse(data) as Data));
    listen<FirstMessage>('table', ({ bets, past, ...shown }) => {
      const results = past.slice(0, PAST).map(({ result }) => result);
      setTable({ ...shown, past: results, offset: shown.now - Date.now() });
      bets.forEach(onBet);
    });
    for (const phase of PHASES)
      listen<ShownTable>(phase, (shown) =>
        setTable((before) => before && nextTable(before, shown, Date.now())),
      );
    listen<RoundView>('bet', onBet);
    source.addEventListener('error', () => setTable(null));
    return () => source.close();
  }, []);
  return table;
}

const GROWTH = 0.000_06;

/** Returns the multiplier after a time of flight, with its fraction: 1 at the start. */
export function heightAt(elapsed: number): number {
  return Math.exp(GROWTH * Math.max(0, elapsed));
}

/** Returns the time of flight after which a multiplier is reached. */
export function timeOf(hundredths: number): number {
  return Math.log(hundredths / 100) / GROWTH;
}
