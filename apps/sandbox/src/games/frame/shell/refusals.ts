import type { PlayError } from './api.types.ts';
import type { TextKey } from './texts.ts';

/** Way on that a refusal offers. */
export type Way = 'cashier' | 'close' | 'none';

export interface Refusal {
  readonly code: string;
  readonly text: TextKey;
  readonly way: Way;
  /** True if no bet can follow in this session: the frame shows a cover. */
  readonly isFinal: boolean;
  /** Amount that a limit still allows, as decimal text. */
  readonly remainder: string | undefined;
}

const KNOWN: ReadonlyMap<string, readonly [TextKey, Way, 'final'?]> = new Map(
  Object.entries({
    INSUFFICIENT_FUNDS: ['refusal.funds', 'cashier'],
    LIMIT_LOSS: ['refusal.lossLimit', 'none'],
    LIMIT_WAGER: ['refusal.wagerLimit', 'none'],
    BELOW_MIN: ['refusal.stakeBounds', 'none'],
    ABOVE_MAX: ['refusal.stakeBounds', 'none'],
    BAD_AMOUNT: ['refusal.stakeBounds', 'none'],
    MAX_WIN: ['refusal.maxWin', 'none'],
    TOO_FAST: ['refusal.tooFast', 'none'],
    REALITY_CHECK_DUE: ['refusal.realityCheck', 'none'],
    MAKER_DOWN: ['refusal.makerDown', 'none'],
    BETTING_CLOSED: ['refusal.bettingClosed', 'none'],
    BUSTED: ['refusal.busted', 'none'],
    ROUND_CLOSED: ['refusal.roundClosed', 'none'],
    ROUND_SETTLED: ['refusal.roundClosed', 'none'],
    VERIFICATION_REQUIRED: ['refusal.verification', 'close', 'final'],
    SESSION_LIMIT: ['refusal.sessionLimit', 'close', 'final'],
    TIMEOUT_ACTIVE: ['refusal.timeout', 'close', 'final'],
    SELF_EXCLUDED: ['refusal.excluded', 'close', 'final'],
    SESSION_CLOSED: ['refusal.sessionClosed', 'close', 'final'],
    SESSION_REPLACED: ['refusal.sessionReplaced', 'close', 'final'],
    TOKEN_EXPIRED: ['refusal.sessionClosed', 'close', 'final'],
    INVALID_TOKEN: ['refusal.sessionClosed', 'close', 'final'],
    LAUNCH_EXPIRED: ['refusal.launchExpired', 'close', 'final'],
    GAME_CLOSED: ['refusal.gameClosed', 'close', 'final'],
  }),
);

/** Returns the sentence and the way on of a refusal. */
export function refusalOf(error: PlayError): Refusal {
  const { code } = error;
  const [text, way, final] = KNOWN.get(code) ?? (['refusal.unknown', 'none'] as const);
  const remainder = error.remainder;
  const hasRoom = remainder !== undefined && /[1-9]/.test(remainder);
  const full = text === 'refusal.lossLimit' || text === 'refusal.wagerLimit';
  return {
    code,
    text: full && !hasRoom ? (`${text}Full` as TextKey) : text,
    way,
    isFinal: final === 'final',
    remainder: hasRoom ? remainder : undefined,
  };
}
