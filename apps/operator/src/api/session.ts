import { createStore } from '../shared/store.ts';
import type { Operator } from '@touchline/contract/operators';

/** The signed-in operator. The token is stored in memory only, so that a reload asks for it again. */
export const session = createStore<Operator | undefined>(undefined);

let token = '';

/** Returns the token for calls. */
export const bearer = (): string => token;

/** Sets the token for the next call, before it is known to be valid. */
export function holdToken(text: string): void {
  token = text;
}

export function signIn(operator: Operator): void {
  session.set(operator);
}

export function signOut(): void {
  token = '';
  session.set(undefined);
}

/** Returns whether the signed-in operator has a scope. */
export const may = (scope: string): boolean => session.get()?.scopes.includes(scope) ?? false;
