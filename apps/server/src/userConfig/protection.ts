import type { AnswerOf, Calls } from '@touchline/contract';

export type ProtectionMethods = AnswerOf<Calls['userConfig']>['protection_methods'];

/**
 * How well an account is protected, in per cent: every method counts the same.
 * @param methods which of them are on
 */
export function protectionShare(methods: ProtectionMethods): number {
  const all = Object.values(methods);
  return Math.round((100 * all.filter(Boolean).length) / all.length);
}
