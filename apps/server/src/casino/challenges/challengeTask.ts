import type { ChallengeTerms } from '@touchline/contract/operators';
import type { ChallengeTask } from '@touchline/loyalty';

const GOAL = /^(\d{1,6})(?:\.(\d{1,4}))?$/;

/**
 * Reads the goal of a challenge: ten-thousandths of a multiple, else a count. Throws a RangeError for another text.
 */
export function taskOf({ kind, goal }: Pick<ChallengeTerms, 'kind' | 'goal'>): ChallengeTask {
  const match = GOAL.exec(goal);
  const whole = match?.[1];
  const part = match?.[2] ?? '';
  if (whole === undefined || (kind !== 'multiplier' && part !== ''))
    throw new RangeError(
      `"${goal}" is no goal of ${kind}: write a number such as 10, or 2.5 for a multiple.`,
    );
  return { kind, goal: kind === 'multiplier' ? BigInt(whole + part.padEnd(4, '0')) : BigInt(whole) };
}

/** Returns an amount in the unit of a goal as text. */
export function goalText({ kind }: Pick<ChallengeTask, 'kind'>, amount: bigint): string {
  if (kind !== 'multiplier') return String(amount);
  const digits = String(amount).padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`.replace(/\.?0+$/, '');
}
