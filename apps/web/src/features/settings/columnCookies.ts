import { CONSENT_LIFETIME, removeCookie, storeCookie } from '../../platform/cookies/cookies.ts';
import type { Columns } from './settings.schema.ts';

/** Stores which columns are folded, if the visitor allows functional cookies. */
export function storeColumns({ leftSectionDisplayState, rightSectionDisplayState }: Columns): void {
  store('hide_left', leftSectionDisplayState);
  store('hide_right', rightSectionDisplayState);
}

function store(name: string, isFolded: 0 | 1): void {
  if (isFolded === 1) storeCookie(name, '1', { kind: 'functional', seconds: CONSENT_LIFETIME });
  else removeCookie(name);
}
