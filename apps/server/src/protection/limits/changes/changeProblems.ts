import { ProblemError } from '../../../kernel/index.ts';
import type { ChangeRefusal } from '../rules/change.ts';

const MESSAGES: Readonly<Record<ChangeRefusal, string>> = {
  BREAK_RUNS: 'You are already on a break: you can extend it, or wait until it ends.',
  EXTRA_LIMITS_OFF: 'The extra limits are off: turn them on first.',
  LIMIT_MANDATORY: 'This limit is required for all players: you can change it but not remove it.',
  LIMIT_PENDING: 'A change to this limit is already pending: confirm or cancel it first.',
};

/**
 * Creates a 403 for a limit that the rules refuse.
 * @param until end of the restriction that causes the refusal
 */
export function changeProblem(code: ChangeRefusal, path: string, until: Date | null): ProblemError {
  return new ProblemError(
    403,
    code,
    MESSAGES[code],
    [{ path, code }],
    code === 'BREAK_RUNS' && until ? { until } : {},
  );
}

export const unknownToken = () =>
  new ProblemError(
    400,
    'TEST_OVER',
    'These questions were already answered or have expired: request the limit again.',
    [{ path: '/tokenGuid', code: 'over' }],
  );
