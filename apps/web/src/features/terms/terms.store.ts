import { proxy } from 'valtio/vanilla';

export interface Terms {
  /** `unknown` until the server's answer; `changed`: the player has to accept before going on. */
  status: 'unknown' | 'current' | 'changed';
  version: number;
}

/** State of the terms that the player has to accept. Written only by the actions of this feature. */
export const terms = proxy<Terms>({ status: 'unknown', version: 0 });

/** Applies the server's answer; undefined when no player is signed in. */
export function takeTerms(told: { readonly result: boolean; readonly version: number } | undefined): void {
  terms.status = told === undefined ? 'unknown' : told.result ? 'changed' : 'current';
  terms.version = told?.version ?? 0;
}
