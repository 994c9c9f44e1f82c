import type { Operator, OperatorScope } from '@touchline/contract/operators';
import { proxy } from 'valtio/vanilla';
import { queryClient } from './queryClient.ts';

/** State of the console's session. The server knows it by a cookie that scripts can't read. */
interface SessionState {
  operator: Operator | undefined;
  /**
   * `asking` until the first answer tells whether the browser has a session. A session that has `ended` while the
   * operator works leaves the screen with its drafts until they sign in again.
   */
  state: 'asking' | 'out' | 'in' | 'ended';
}

/** The signed-in operator. */
export const session = proxy<SessionState>({ operator: undefined, state: 'asking' });

/** Calls that wait until the operator signs in again. */
const waiting = new Set<(isBack: boolean) => void>();

/** Connects the console's windows. */
const channel = typeof document === 'undefined' ? undefined : new BroadcastChannel('operator');

/** Notifies the other windows of the signed-in operator's name; empty for nobody. */
function tell(name: string): void {
  // The lint rule mistakes the channel, which is of this origin, for a window.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage(name);
}

/** Begins or continues the session of an operator. */
export function signIn(operator: Operator): void {
  const before = session.operator;
  // Drafts of another person aren't shown, and aren't sent in this one's name.
  if (before && before.name !== operator.name) return startAgain();
  session.operator = operator;
  session.state = 'in';
  release(true);
  if (before) void queryClient.invalidateQueries();
  tell(operator.name);
}

/** Shows the sign-in, and forgets everything that the operator has read. The server has ended the session. */
export function signOut(): void {
  release(false);
  session.operator = undefined;
  session.state = 'out';
  queryClient.clear();
  tell('');
}

/** Stores that the browser has no session. */
export function startSignedOut(): void {
  session.state = 'out';
}

/**
 * Resolves when the operator has signed in again after the server has ended the session; false if they won't. Without
 * an operator there is nobody to wait for.
 */
export function signedInAgain(): Promise<boolean> {
  if (!session.operator) return Promise.resolve(false);
  session.state = 'ended';
  return new Promise((resolve) => waiting.add(resolve));
}

function release(isBack: boolean): void {
  for (const resolve of waiting) resolve(isBack);
  waiting.clear();
}

/** Loads the console anew. */
function startAgain(): void {
  release(false);
  location.reload();
}

channel?.addEventListener('message', ({ data }: MessageEvent<string>) => {
  const own = session.operator?.name;
  if (own === undefined) {
    if (data !== '' && session.state === 'out') startAgain();
  } else if (data === '') session.state = 'ended';
  else if (data !== own) startAgain();
  else if (session.state === 'ended') {
    session.state = 'in';
    release(true);
  }
});

/** Name of the environment's token, which is nobody's. */
const ENVIRONMENT = 'environment';

/** Returns whether an operator is a person, who has a profile. */
export const isPerson = ({ name, person }: Pick<Operator, 'name' | 'person'>): boolean =>
  name === person && person !== ENVIRONMENT;

/** Returns whether the signed-in operator has a scope on any site. */
export const may = (scope: OperatorScope): boolean => session.operator?.scopes.includes(scope) ?? false;

/** Returns whether the signed-in operator has a scope on all sites, as acts about the whole platform require. */
export const mayEverywhere = (scope: OperatorScope): boolean =>
  session.operator?.everywhere.includes(scope) ?? false;

/** Returns whether the signed-in operator has a scope on a site. */
export const mayOn = (scope: OperatorScope, siteId: string): boolean =>
  mayEverywhere(scope) ||
  (session.operator?.sites.find(({ id }) => id === siteId)?.scopes.includes(scope) ?? false);

/** Requirement of a page: a scope on any site, or on all. */
export interface Required {
  /** None if the page is open to every operator. */
  readonly scope?: OperatorScope;
  /** True if the page is about the whole platform. @default false */
  readonly isPlatform?: boolean;
}

/** Returns whether the signed-in operator may open a page. */
export const mayOpen = ({ scope, isPlatform = false }: Required): boolean =>
  scope === undefined || (isPlatform ? mayEverywhere(scope) : may(scope));

/** Returns the sites on which the signed-in operator has a scope. */
export const ownSites = (scope: OperatorScope) =>
  (session.operator?.sites ?? []).filter(({ id }) => mayOn(scope, id));
