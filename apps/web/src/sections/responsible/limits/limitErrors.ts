import type { ErrorKeys } from '../../../platform/api/useErrorMessage.ts';

/** Error messages of changes of limits. */
export const limitErrors = {
  BREAK_RUNS: 'refusal.BREAK_RUNS',
  EXTRA_LIMITS_OFF: 'refusal.EXTRA_LIMITS_OFF',
  LIMIT_MANDATORY: 'refusal.LIMIT_MANDATORY',
  LIMIT_PENDING: 'refusal.LIMIT_PENDING',
  LIMIT_WAITS: 'refusal.LIMIT_WAITS',
  LIMIT_NOT_PENDING: 'refusal.LIMIT_NOT_PENDING',
  TEST_OVER: 'refusal.TEST_OVER',
} satisfies ErrorKeys<'responsible'>;
