import { createStore } from '../parts/store.ts';
import type { Operator } from '@touchline/contract/operators';

/** Who is signed in. The token lives here and nowhere else: a reload asks for it again. */
export const session = createStore<Operator | undefined>(undefined);

let token = '';

/** The token for calls. */
export const bearer = (): string => token;

/** Holds a token that is to be tried. */
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

/** Whether who is signed in may do something. */
export const may = (scope: string): boolean => session.get()?.scopes.includes(scope) ?? false;
