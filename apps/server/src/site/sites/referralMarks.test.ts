import { expect, test } from 'vitest';
import { marksIn, marksOf } from './referralMarks.ts';

const DAY = 86_400;
const marks = (query: string) =>
  Object.fromEntries(
    marksOf(new URLSearchParams(query)).map(({ name, value, seconds }) => [name, [value, seconds]]),
  );

test.each([
  ['ref=p7', { refererid: ['p7', 60 * DAY] }],
  ['bf=12', { referral_values: ['12', DAY] }],
  ['tag=a&qtag=b', { reflinkid: ['a', 60 * DAY] }],
  ['qtag=b&btag=c&bwpromocode=P', { reflinkid: ['c', 60 * DAY] }],
  ['bwpromocode=P', { reflinkid: ['P', 3600] }],
  ['affid=9', {}],
  ['affid=9&tag=a', { reflinkid: ['a', 60 * DAY], ref_partner_id: ['9', 60 * DAY] }],
  ['click_id=c', { postback_watcher: ['c', 4] }],
  ['click_id=c&pb=1', { postback_watcher: ['c', 30 * DAY] }],
  ['click_id=c&utm_source=m&aip=4', { ref_partner_id: ['4', 30 * DAY], postback_watcher: ['c', 4] }],
  ['click_id=c&aip=4', { postback_watcher: ['c', 4] }],
  ['subid=s', { subid: ['s', 60 * DAY] }],
  ['ref=a&ref=b&subid=%3Bx&bf=', {}],
  [`ref=${'a'.repeat(65)}`, {}],
])('%s is stored as %o', (query, kept) => {
  expect(marks(query)).toEqual(kept);
});

test('a device can only return marks that the server could have stored', () => {
  expect(marksIn({ refererid: 'p', subid: 'a b', session: 'x', reflinkid: undefined })).toEqual({
    refererid: 'p',
  });
});
