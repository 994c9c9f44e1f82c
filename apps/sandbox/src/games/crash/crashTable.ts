import { randomUUID } from 'node:crypto';
import { crashEnd, CRASH_PHASES } from '@touchline/games';
import type { Clock } from '../../clock.ts';
import type { CrashChain } from './chain.ts';
import type { CrashStore, TableRound } from './crash.store.ts';

/** Phase of the table; `idle` while nobody watches. */
export type Phase = 'idle' | 'betting' | 'locked' | 'running' | 'busted';

/** The table as everybody sees it. Instants are in ms of the maker's clock. */
export interface ShownTable {
  readonly phase: Phase;
  readonly roundId: string | null;
  /** Number of the game in its chain. */
  readonly game: number | null;
  /** Instant at which the phase began. */
  readonly since: number;
  /** Instant at which the phase ends; null for `idle` and `running`, whose end is secret. */
  readonly until: number | null;
  /** Result in hundredths and hash of the game, once it is busted. */
  readonly result: number | null;
  readonly hash: string | null;
  readonly terminal: string;
  readonly salt: string;
  /** The maker's time. */
  readonly now: number;
}

export interface CrashTableDeps {
  readonly clock: Clock;
  readonly chain: CrashChain;
  readonly store: CrashStore;
  /** Returns whether somebody watches, so that another round is begun. */
  readonly isWatched: () => boolean;
  /** Is called at the start of each phase; a clock that is moved by hand waits for it. */
  readonly onPhase: (phase: Exclude<Phase, 'idle'>, round: TableRound, since: number) => Promise<void>;
}

/** The rounds of crash, which all players share. */
export interface CrashTable {
  readonly phase: () => Phase;
  /** Returns the round of the table; undefined while it is idle. */
  readonly round: () => TableRound | undefined;
  /** Returns the time since the start of `running`, ms; below 0 before it. */
  elapsedAt(at: number): number;
  /** Begins a round if the table is idle. */
  wake(): void;
  shown(): ShownTable;
}

/** Creates the table. */
export function createCrashTable({ clock, chain, store, isWatched, onPhase }: CrashTableDeps): CrashTable {
  let phase: Phase = 'idle';
  let round: TableRound | undefined;
  let since = 0;
  let until: number | null = null;
  /** Instant of the start of `running`. */
  let startedAt = Number.POSITIVE_INFINITY;
  const now = (): number => clock.now().getTime();

  async function enter(
    begun: Exclude<Phase, 'idle'>,
    {
      at,
      length,
      next,
    }: { readonly at: number; readonly length: number; readonly next: () => Promise<void> },
  ): Promise<void> {
    if (!round) return;
    phase = begun;
    since = at;
    until = begun === 'running' ? null : at + length;
    // Each phase is counted from the end of the last one: a late timer doesn't move the round.
    clock.after(Math.max(0, at + length - now()), next);
    await onPhase(begun, round, at);
  }

  async function begin(at: number): Promise<void> {
    startedAt = Number.POSITIVE_INFINITY;
    round = { id: randomUUID(), game: chain.next(), state: 'begun' };
    store.saveRound(round);
    const length = CRASH_PHASES.betting;
    await enter('betting', { at, length, next: () => lock(at + length) });
  }

  async function lock(at: number): Promise<void> {
    const length = CRASH_PHASES.locked;
    startedAt = at + length;
    await enter('locked', { at, length, next: () => start(at + length) });
  }

  async function start(at: number): Promise<void> {
    const length = crashEnd(round?.game.result ?? 100);
    await enter('running', { at, length, next: () => bust(at + length) });
  }

  async function bust(at: number): Promise<void> {
    if (!round) return;
    round = { ...round, state: 'played' };
    store.saveRound(round);
    const length = CRASH_PHASES.busted;
    await enter('busted', { at, length, next: () => goOn(at + length) });
  }

  async function goOn(at: number): Promise<void> {
    if (isWatched()) return begin(at);
    phase = 'idle';
    round = undefined;
    return undefined;
  }

  return {
    phase: () => phase,
    round: () => round,
    elapsedAt: (at) => at - startedAt,
    wake() {
      if (phase === 'idle') void begin(now());
    },
    shown() {
      const isOver = phase === 'busted';
      const { terminal, salt } = round?.game ?? chain.shown();
      return {
        phase,
        roundId: round?.id ?? null,
        game: round?.game.number ?? null,
        since,
        until,
        result: isOver ? (round?.game.result ?? null) : null,
        hash: isOver ? (round?.game.hash ?? null) : null,
        terminal,
        salt,
        now: now(),
      };
    },
  };
}
