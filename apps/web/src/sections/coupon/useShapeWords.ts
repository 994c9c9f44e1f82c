import type { ShapeProblem } from '@touchline/betting';
import { useWord } from '../../platform/i18n/useWord.ts';

/** Why the selections make no coupon of their type, and what would; undefined until those words are there. */
export function useShapeWords(problem: ShapeProblem | undefined): string | undefined {
  const word = useWord();
  if (!problem) return undefined;
  const { reason, min = 0, max = 0, block = 0 } = problem;
  return word('couponMore', `shape.${reason}`, { min, max, block });
}
