import type { Operator, OperatorScope } from '@touchline/contract/operators';
import { proxy } from 'valtio/vanilla';
import { queryClient } from './queryClient.ts';

/** The signed-in operator. The token is stored in memory only, so that a reload asks for it again. */
export const session = proxy<{ operator: Operator | undefined }>({ operator: undefined });

let token = '';

/** Returns the token for calls. */
export const bearer = (): string => token;

/** Sets the token for the next call, before it is known to be valid. */
export function holdToken(text: string): void {
  token = text;
}

export function signIn(operator: Operator): void {
  session.operator = operator;
}

/** Signs out, and forgets everything that the operator has read. */
export function signOut(): void {
  token = '';
  session.operator = undefined;
  queryClient.clear();
}

/** Returns whether the signed-in operator has a scope. */
export const may = (scope: OperatorScope): boolean => session.operator?.scopes.includes(scope) ?? false;
