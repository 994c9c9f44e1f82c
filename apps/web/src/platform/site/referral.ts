import { site } from './site.ts';

/** The partner whose link brought the visitor here, as the server keeps it; else the site's own. */
export function referral(cookies = document.cookie): string | undefined {
  return /(?:^|; )refererid=([\w.-]{1,64})(?:;|$)/.exec(cookies)?.[1] ?? site().ref_id;
}
