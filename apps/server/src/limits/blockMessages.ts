import { ProblemError } from '../http/problem.ts';
import type { Block, BlockCode } from './blocks.ts';

export const BLOCK_MESSAGES: Readonly<Record<BlockCode, string>> = {
  SELF_EXCLUDED: 'You excluded yourself: no bets and no payments are taken until the exclusion has ended.',
  RETURN_REQUEST_NEEDED:
    'Your exclusion lasts until you ask to return: ask for it, and a day later your account opens again.',
  ACCOUNT_CLOSED: 'You closed your account: ask support to open it again.',
  TIMEOUT_ACTIVE: 'You take a break: no bets and no payments are taken until it is over.',
  BETTING_CLOSED: 'No bets and no payments are taken from your account: ask support why.',
  VERIFICATION_REQUIRED:
    'Your account has to be verified before you bet or pay in: verify it in your profile.',
  SESSION_LIMIT: 'Your time for today is used up: come back tomorrow.',
};

/** Creates a 403 with the end of the block. */
export function blockProblem({ code, until, returnToken }: Block): ProblemError {
  return new ProblemError(403, code, BLOCK_MESSAGES[code], undefined, {
    ...(until ? { until } : {}),
    ...(returnToken === null ? {} : { returnToken }),
  });
}
