import type { GameSession } from '@touchline/contract';
import type { GameCoverState } from '@touchline/ui';
import type { ApiError } from '../../platform/api/apiError.ts';
import type game from '../../platform/i18n/locales/en/game.json';

/** Way on from a cover, at most two each. */
export type CoverWay =
  | 'again'
  | 'leave'
  | 'resume'
  | 'demo'
  | 'account'
  | 'signIn'
  | 'limits'
  | 'verify'
  | 'lobby';

/** Cover of one reason for which a game can't be played. */
export interface CoverKind {
  /** Key of its sentence and its consequence. */
  readonly text: Exclude<keyof typeof game.cover, 'until'>;
  readonly state: GameCoverState;
  readonly ways: readonly CoverWay[];
  /** End of the reason, UTC seconds, if it is told instead of the consequence. */
  readonly until?: number | undefined;
  /** True if the figures of the session are shown. */
  readonly hasFigures?: boolean;
}

const BLOCKED: CoverKind = { text: 'blocked', state: 'blocked', ways: ['limits', 'leave'] };
const LIMIT: CoverKind = { text: 'sessionLimit', state: 'limit', ways: ['limits', 'leave'] };
const VERIFY: CoverKind = { text: 'verification', state: 'blocked', ways: ['verify', 'leave'] };
const MAKER: CoverKind = { text: 'makerDown', state: 'failed', ways: ['again', 'leave'] };
const SIGN_IN: CoverKind = { text: 'signIn', state: 'signIn', ways: ['signIn', 'demo'] };

const refusals: ReadonlyMap<string, CoverKind> = new Map<string, CoverKind>([
  ['SIGN_IN_NEEDED', SIGN_IN],
  ['GAME_CLOSED', { text: 'maintenance', state: 'maintenance', ways: ['leave'] }],
  ['GAME_NOT_IN_COUNTRY', { text: 'country', state: 'country', ways: ['leave'] }],
  ['GAME_NOT_ON_DEVICE', { text: 'device', state: 'replaced', ways: ['leave'] }],
  ['NO_DEMO', { text: 'noDemo', state: 'failed', ways: ['account', 'leave'] }],
  ['DEMO_NEEDS_VERIFICATION', { ...VERIFY, text: 'demoVerification' }],
  ['WRONG_CURRENCY', { text: 'currency', state: 'balance', ways: ['account', 'leave'] }],
  ['ACCOUNT_NOT_FOUND', { text: 'currency', state: 'balance', ways: ['account', 'leave'] }],
  ['BONUS_GAME_EXCLUDED', { text: 'bonusExcluded', state: 'balance', ways: ['account', 'leave'] }],
  ['BONUS_NOT_FOR_GAMES', { text: 'bonusNone', state: 'balance', ways: ['account', 'leave'] }],
  ['MAKER_DOWN', MAKER],
  ['SELF_EXCLUDED', { text: 'selfExcluded', state: 'blocked', ways: ['limits', 'leave'] }],
  ['RETURN_REQUEST_NEEDED', { text: 'selfExcluded', state: 'blocked', ways: ['limits', 'leave'] }],
  ['TIMEOUT_ACTIVE', { text: 'timeout', state: 'pause', ways: ['limits', 'leave'] }],
  ['SESSION_LIMIT', LIMIT],
  ['VERIFICATION_REQUIRED', VERIFY],
  ['BETTING_CLOSED', BLOCKED],
  ['ACCOUNT_CLOSED', BLOCKED],
]);

/** Returns the cover of a game that wasn't started. */
export function refusedCover(error: ApiError | undefined): CoverKind {
  return refusals.get(error?.code ?? '') ?? { text: 'unknown', state: 'failed', ways: ['again', 'leave'] };
}

const ends: ReadonlyMap<string, CoverKind> = new Map<string, CoverKind>([
  ['SESSION_REPLACED', { text: 'replaced', state: 'replaced', ways: ['again', 'leave'] }],
  ['SIGNED_OUT', { text: 'signedOut', state: 'signIn', ways: ['signIn', 'leave'] }],
  ['SESSION_LIMIT', LIMIT],
  ['SELF_EXCLUDED', { text: 'selfExcluded', state: 'blocked', ways: ['limits', 'leave'] }],
  ['TIMEOUT_ACTIVE', { text: 'timeout', state: 'pause', ways: ['limits', 'leave'] }],
  ['VERIFICATION_REQUIRED', VERIFY],
  ['BETTING_CLOSED', BLOCKED],
  ['ACCOUNT_CLOSED', BLOCKED],
  ['IDLE', { text: 'idle', state: 'pause', ways: ['again', 'leave'] }],
  ['TOO_LONG', { text: 'tooLong', state: 'pause', ways: ['again', 'leave'] }],
  ['GAME_CLOSED', { text: 'maintenance', state: 'maintenance', ways: ['leave'] }],
]);

/** Returns the cover of a session that has ended. */
export function closedCover(reason: string): CoverKind {
  return ends.get(reason) ?? { text: 'ended', state: 'pause', ways: ['again', 'leave'] };
}

/**
 * Returns the cover of a paused session.
 * @param now UTC seconds
 */
export function pausedCover(
  { pauseReason, pausedUntil }: Pick<GameSession, 'pauseReason' | 'pausedUntil'>,
  now = 0,
): CoverKind {
  if (pauseReason === 'REALITY_CHECK_DUE') return { text: 'realityCheck', state: 'check', ways: ['leave'] };
  if (pauseReason === 'SESSION_LIMIT') return LIMIT;
  if (pauseReason === 'MAKER_DOWN') return { ...MAKER, ways: ['leave'] };
  if (pausedUntil === null) return { text: 'pause', state: 'pause', ways: ['resume', 'limits'] };
  return pausedUntil > now
    ? {
        text: 'summaryBreak',
        state: 'summary',
        ways: ['limits', 'leave'],
        until: pausedUntil,
        hasFigures: true,
      }
    : { text: 'summaryOver', state: 'summary', ways: ['resume', 'leave'], hasFigures: true };
}
