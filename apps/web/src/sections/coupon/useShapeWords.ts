import type { ShapeProblem } from '@touchline/betting';
import { useWord } from '../../platform/i18n/useWord.ts';

/** Why the selections aren't valid for their type, and what to do; undefined until the translations are loaded. */
export function useShapeWords(problem: ShapeProblem | undefined): string | undefined {
  const word = useWord();
  if (!problem) return undefined;
  const { reason, min = 0, max = 0, block = 0 } = problem;
  return word('couponMore', `shape.${reason}`, { min, max, block });
}
