import { createHash, timingSafeEqual } from 'node:crypto';
import { operatorScopes, type OperatorScope } from '@touchline/contract/operators';
import type { Settings } from '../../kernel/index.ts';

/** An operator of the platform, by name: the audit log names the author of each action. */
export interface Operator {
  readonly name: string;
  readonly scopes: readonly OperatorScope[];
}

/** Returns the operator of a token; undefined if it is invalid. Takes the same time for every text. */
export type FindOperator = (token: string) => Operator | undefined;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Returns the lookup of the operators in the settings; undefined if there are none, and no operators' calls exist.
 */
export function operatorsOf({
  OPERATOR_TOKEN: token,
  OPERATORS: named = [],
}: Pick<Settings, 'OPERATOR_TOKEN' | 'OPERATORS'>): FindOperator | undefined {
  const first = token === undefined ? [] : [{ name: 'operator', scopes: operatorScopes, token }];
  const all = [...first, ...named].map((one) => ({ ...one, digest: digest(one.token) }));
  if (all.length === 0) return undefined;
  return (text) => {
    const asked = digest(text);
    // All are compared, so that the time doesn't reveal which one matches.
    const [found] = all.filter((one) => timingSafeEqual(asked, one.digest));
    return found && { name: found.name, scopes: found.scopes };
  };
}
