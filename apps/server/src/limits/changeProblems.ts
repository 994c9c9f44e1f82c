import { ProblemError } from '../http/problem.ts';
import type { ChangeRefusal } from './change.ts';

const MESSAGES: Readonly<Record<ChangeRefusal, string>> = {
  BREAK_RUNS: 'A break that runs can only be made longer: wait for its end.',
  EXTRA_LIMITS_OFF: 'The extra limits are switched off: switch them on first.',
  LIMIT_MANDATORY: 'Every player here has this limit: change it instead of taking it away.',
  LIMIT_PENDING: 'A change of this limit waits already: confirm it or take it back first.',
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
    'These questions were answered already, or too long ago: ask for the limit again.',
    [{ path: '/tokenGuid', code: 'over' }],
  );
