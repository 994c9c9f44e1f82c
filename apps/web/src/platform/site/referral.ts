import { site } from './site.ts';

/** Partner that referred the visitor, from the server's cookie; else the site's own. */
export function referral(cookies = document.cookie): string | undefined {
  return /(?:^|; )refererid=([\w.-]{1,64})(?:;|$)/.exec(cookies)?.[1] ?? site().ref_id;
}
