import { proxy } from 'valtio/vanilla';

export interface Terms {
  /** `unknown` until the server was asked; `changed`: the player has to agree before going on. */
  status: 'unknown' | 'current' | 'changed';
  version: number;
}

/** Whether the player has to agree to changed terms. Written only by the actions of this feature. */
export const terms = proxy<Terms>({ status: 'unknown', version: 0 });

/** Takes over what the server says; undefined when nobody is signed in. */
export function takeTerms(told: { readonly result: boolean; readonly version: number } | undefined): void {
  terms.status = told === undefined ? 'unknown' : told.result ? 'changed' : 'current';
  terms.version = told?.version ?? 0;
}
