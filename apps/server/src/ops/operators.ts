import { createHash, timingSafeEqual } from 'node:crypto';
import type { Settings } from '../settings.ts';
import { operatorScopes, type OperatorScope } from './scopes.ts';

/** Who operates the platform, by name: the trail says who did what. */
export interface Operator {
  readonly name: string;
  readonly scopes: readonly OperatorScope[];
}

/** The operator of a token; undefined for a text that is none. Takes as long whatever it is. */
export type FindOperator = (token: string) => Operator | undefined;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Everybody that the settings name; undefined when they name nobody, and there are no operators' calls. */
export function operatorsOf({
  OPERATOR_TOKEN: token,
  OPERATORS: named = [],
}: Pick<Settings, 'OPERATOR_TOKEN' | 'OPERATORS'>): FindOperator | undefined {
  const first = token === undefined ? [] : [{ name: 'operator', scopes: operatorScopes, token }];
  const all = [...first, ...named].map((one) => ({ ...one, digest: digest(one.token) }));
  if (all.length === 0) return undefined;
  return (text) => {
    const asked = digest(text);
    // Every one is compared, so that the time says nothing of who it is.
    const [found] = all.filter((one) => timingSafeEqual(asked, one.digest));
    return found && { name: found.name, scopes: found.scopes };
  };
}
