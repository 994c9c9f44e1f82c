import { dropCookie, keepCookie } from '../../platform/cookies/cookies.ts';
import { settings } from './settings.store.ts';

/** Half a year: as long as the visitor's word on cookies. */
const KEPT = 182 * 86_400;

/** Keeps which columns are folded on this device, where the visitor allows functional cookies. */
export function keepColumns(): void {
  keep('hide_left', settings.leftSectionDisplayState);
  keep('hide_right', settings.rightSectionDisplayState);
}

function keep(name: string, isFolded: 0 | 1): void {
  if (isFolded === 1) keepCookie(name, '1', { kind: 'functional', seconds: KEPT });
  else dropCookie(name);
}
