import type { AnswerOf, Calls } from '@touchline/contract';
import { EXCLUSION_DAYS } from '../rules/blocks.ts';
import { LIMIT_TYPE, limitTypes, measureOf } from '../rules/limitTypes.ts';
import { amountBounds } from '../rules/limitValues.ts';
import { isFixed, suggestionsFor } from '../limitView.ts';
import { CONFIRM_WITHIN, type SafetyRules } from '../rules/safetyRules.ts';

/**
 * Lists the types of limits that a player can have, and the rules of their changes.
 * @param iso currency of the main account
 */
export function availableLimits(iso: string, rules: SafetyRules): AnswerOf<Calls['availableLimits']> {
  const offered = limitTypes.filter((type) => type !== LIMIT_TYPE.extraLimits || rules.hasExtraLimitsSwitch);
  return {
    limits: offered.map((type) => ({
      type,
      measure: measureOf(type),
      availableValues: suggestionsFor(type, iso, rules),
      isMandatory: isFixed(type, rules),
      ...(measureOf(type) === 'money' ? { iso, ...amountBounds(iso) } : {}),
    })),
    rules: {
      increaseDelay: rules.increaseDelay,
      confirmWithin: CONFIRM_WITHIN,
      isLockedWhilePending: rules.isLockedWhilePending,
      hasExtraLimitsSwitch: rules.hasExtraLimitsSwitch,
      hasTestQuestions: rules.hasTestQuestions,
      hasPanicButton: rules.hasPanicButton,
      hasSessionClock: rules.hasSessionClock,
      isRealityCheckMandatory: rules.realityCheck !== undefined,
      realityCheckPause: rules.realityCheck?.pauseSeconds ?? 0,
      selfExclusionFrom: Number(EXCLUSION_DAYS),
    },
  };
}
