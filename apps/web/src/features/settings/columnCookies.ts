import { removeCookie, storeCookie } from '../../platform/cookies/cookies.ts';
import type { Columns } from './settings.schema.ts';

/** In seconds: half a year, as long as the cookie consent. */
const LIFETIME = 182 * 86_400;

/** Stores which columns are folded, if the visitor allows functional cookies. */
export function storeColumns({ leftSectionDisplayState, rightSectionDisplayState }: Columns): void {
  store('hide_left', leftSectionDisplayState);
  store('hide_right', rightSectionDisplayState);
}

function store(name: string, isFolded: 0 | 1): void {
  if (isFolded === 1) storeCookie(name, '1', { kind: 'functional', seconds: LIFETIME });
  else removeCookie(name);
}
