import { beforeAll, expect, test } from 'vitest';
import { referral } from './referral.ts';
import { loadSite } from './site.ts';

beforeAll(async () => {
  // Cast: only the element's text is read.
  await loadSite({ getElementById: () => ({ textContent: '{"ref_id":"house"}' }) as HTMLElement });
});

test.each([
  ['refererid=partner-7', 'partner-7'],
  ['a=1; refererid=p.7_x; b=2', 'p.7_x'],
  ['xrefererid=partner-7', 'house'],
  ['refererid=a%20b', 'house'],
  ['', 'house'],
])('with the cookies "%s" the partner is %s', (cookies, partner) => {
  expect(referral(cookies)).toBe(partner);
});
