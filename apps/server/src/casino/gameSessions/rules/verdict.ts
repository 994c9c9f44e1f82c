import type { Block, PlayPause } from '../../../protection/index.ts';
import { LONGEST_SESSION_MS, MAKER_TOKEN_MS, type GameSessionRow } from '../../rounds/roundAccess.ts';
import type { CloseReason, PauseReason } from '../../rounds/sessionTypes.ts';
import type { GameRulesOfPlace } from './gameRules.ts';

/** A running session, and what it depends on. */
export interface JudgedSession {
  readonly session: Pick<
    GameSessionRow,
    | 'state'
    | 'mode'
    | 'pause_reason'
    | 'paused_until'
    | 'launch_expires_at'
    | 'created_at'
    | 'opened_at'
    | 'last_bet_at'
    | 'summary_from'
  >;
  /** Reason for which the sign-in ended; undefined while it is live, and in demo mode. */
  readonly signedOut: CloseReason | undefined;
  /** Undefined in demo mode. */
  readonly pause: PlayPause | undefined;
  readonly isGameActive: boolean;
  readonly hasOpenRound: boolean;
  readonly isMakerDown: boolean;
  readonly rules: Pick<GameRulesOfPlace, 'summary'>;
}

/** Change of a session that is due now, or the time at which it has to be looked at next. */
export type Verdict =
  | { readonly kind: 'end'; readonly reason: CloseReason }
  | { readonly kind: 'pause'; readonly reason: PauseReason; readonly until: Date | null }
  | { readonly kind: 'resume' }
  | { readonly kind: 'stay'; readonly next: Date };

/** Greatest time between two looks at a session, ms: exclusions and settings of games may change at any time. */
const LOOK_EVERY = 30_000;
/** Time until a maker that gave no answers is called again, ms. */
const MAKER_PAUSE = 30_000;

/** Decides what happens to a session that is `asked`, `open` or `paused`. */
export function verdictOn(judged: JudgedSession, now: Date): Verdict {
  const { session, signedOut, pause, isGameActive, hasOpenRound } = judged;
  if (session.state === 'asked')
    return session.launch_expires_at <= now
      ? { kind: 'end', reason: 'LAUNCH_EXPIRED' }
      : { kind: 'stay', next: session.launch_expires_at };
  const blocked = pause?.block && endingBlock(pause.block);
  if (blocked) return { kind: 'end', reason: blocked };
  if (signedOut) return { kind: 'end', reason: signedOut };
  const opened = session.opened_at ?? session.created_at;
  const tooLong = later(opened, LONGEST_SESSION_MS);
  if (tooLong <= now) return { kind: 'end', reason: 'TOO_LONG' };
  const idle = session.mode === 'real' ? later(session.last_bet_at ?? opened, MAKER_TOKEN_MS) : tooLong;
  if (idle <= now) return { kind: 'end', reason: 'IDLE' };
  if (!isGameActive && !hasOpenRound) return { kind: 'end', reason: 'GAME_CLOSED' };

  const summary = summaryDue(judged, opened);
  const wanted = wantedPause(judged, summary, now);
  if (session.state === 'open' && wanted) return { kind: 'pause', ...wanted };
  if (session.state === 'paused' && !wanted && isOver(session, now)) return { kind: 'resume' };
  const instants = [
    later(now, LOOK_EVERY),
    tooLong,
    idle,
    pause?.nextAt,
    summary?.at,
    pause?.pausedUntil,
    session.paused_until,
  ];
  return { kind: 'stay', next: earliestAfter(instants, now) };
}

/** Returns the reason for which a block ends sessions; undefined if it only pauses them. */
function endingBlock({ code }: Block): CloseReason | undefined {
  if (code === 'SESSION_LIMIT' || code === 'FROZEN') return undefined;
  return code === 'RETURN_REQUEST_NEEDED' ? 'SELF_EXCLUDED' : code;
}

/** Returns the reason to pause a session; the player's own break isn't among them. */
function wantedPause(
  { pause, isMakerDown, session }: JudgedSession,
  summary: { readonly at: Date; readonly breakMs: number } | undefined,
  now: Date,
): { readonly reason: PauseReason; readonly until: Date | null } | undefined {
  if (pause?.block?.code === 'SESSION_LIMIT') return { reason: 'SESSION_LIMIT', until: null };
  if (pause?.isRealityCheckDue) return { reason: 'REALITY_CHECK_DUE', until: null };
  if (pause?.pausedUntil) return { reason: 'BREAK', until: pause.pausedUntil };
  if (session.state === 'open' && summary && summary.at <= now)
    return { reason: 'BREAK', until: later(now, summary.breakMs) };
  return isMakerDown ? { reason: 'MAKER_DOWN', until: later(now, MAKER_PAUSE) } : undefined;
}

/** A break stays until the player ends it. */
function isOver({ pause_reason: reason, paused_until: until }: JudgedSession['session'], now: Date): boolean {
  return reason !== 'BREAK' && (until === null || until <= now);
}

/** Returns when the next summary is due, with its break; undefined in demo mode and without a rule. */
function summaryDue(
  { session, rules: { summary } }: JudgedSession,
  opened: Date,
): { readonly at: Date; readonly breakMs: number } | undefined {
  if (!summary || session.mode !== 'real') return undefined;
  return { at: later(session.summary_from ?? opened, summary.everyMs), breakMs: summary.breakMs };
}

function later(from: Date, ms: number): Date {
  return new Date(from.getTime() + ms);
}

function earliestAfter(instants: readonly (Date | null | undefined)[], now: Date): Date {
  const ahead = instants.flatMap((at) => (at && at > now ? [at.getTime()] : []));
  return new Date(Math.min(...ahead));
}
