import { removeCookie, storeCookie } from '../../platform/cookies/cookies.ts';
import { settings } from './settings.store.ts';

/** Lifetime in seconds: half a year, as long as the cookie consent. */
const KEPT = 182 * 86_400;

/** Stores which columns are folded, if the visitor allows functional cookies. */
export function storeColumns(): void {
  keep('hide_left', settings.leftSectionDisplayState);
  keep('hide_right', settings.rightSectionDisplayState);
}

function keep(name: string, isFolded: 0 | 1): void {
  if (isFolded === 1) storeCookie(name, '1', { kind: 'functional', seconds: KEPT });
  else removeCookie(name);
}
