import type { AnswerOf, Calls } from '@touchline/contract';

export type ProtectionMethods = AnswerOf<Calls['userConfig']>['protection_methods'];

/**
 * Returns how well an account is protected, in per cent: every method has the same weight.
 * @param methods whether each of them is enabled
 */
export function protectionShare(methods: ProtectionMethods): number {
  const all = Object.values(methods);
  return Math.round((100 * all.filter(Boolean).length) / all.length);
}
