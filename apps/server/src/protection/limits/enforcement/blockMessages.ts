import { ProblemError } from '../../../kernel/index.ts';
import type { Block, BlockCode } from '../rules/blocks.ts';

export const BLOCK_MESSAGES: Readonly<Record<BlockCode, string>> = {
  SELF_EXCLUDED: 'You are self-excluded: you can’t bet or deposit until the exclusion ends.',
  RETURN_REQUEST_NEEDED:
    'Your self-exclusion continues until you ask to return: request it, and your account opens a day later.',
  ACCOUNT_CLOSED: 'You closed your account: contact support to reopen it.',
  TIMEOUT_ACTIVE: 'You are on a break: you can’t bet or deposit until it ends.',
  BETTING_CLOSED: 'Betting and payments are closed for your account: contact support.',
  VERIFICATION_REQUIRED:
    'You must be verified before you bet or deposit: verify your account in your profile.',
  FROZEN: 'Withdrawals are closed for your account: contact support.',
  SESSION_LIMIT: 'You’ve reached your time limit for today: come back tomorrow.',
};

/** Creates a 403 with the end of the block. */
export function blockProblem({ code, until, returnToken }: Block): ProblemError {
  return new ProblemError(403, code, BLOCK_MESSAGES[code], undefined, {
    ...(until ? { until } : {}),
    ...(returnToken === null ? {} : { returnToken }),
  });
}
