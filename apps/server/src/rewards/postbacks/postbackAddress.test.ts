import { describe, expect, test } from 'vitest';
import { faultOfAddress, filledAddress } from './postbackAddress.ts';
import { isPublicAddress } from './publicAddresses.ts';

const live = { allowsLocalhost: false };

test.each([
  'https://partner.com/told?click={click_id}&sub={subid}&what={event}&id={event_id}',
  'https://xn--80ak6aa92e.com/',
  'https://track.partner.co.uk?c={click_id}',
])('admits %s', (address) => {
  expect(faultOfAddress(address, live)).toBeUndefined();
});

test.each([
  ['http://partner.com/', 'https'],
  ['ftp://partner.com/', 'https'],
  ['https://user:pass@partner.com/', 'password'],
  ['https://partner.com:8443/', 'port'],
  ['https://partner.com/#x', '#'],
  ['https://127.0.0.1/', 'public name'],
  ['https://2130706433/', 'public name'],
  ['https://0x7f.1/', 'public name'],
  ['https://[::1]/', 'public name'],
  ['https://[::ffff:10.0.0.1]/', 'public name'],
  ['https://localhost/', 'public name'],
  ['https://localhost./', 'public name'],
  ['https://database/', 'public name'],
  ['https://metadata.google.internal/', 'public name'],
  ['https://printer.local/', 'public name'],
  ['http://localhost:9000/', 'https'],
  ['https://{click_id}.partner.com/', 'question mark'],
  ['https://partner.com/{tag}/told', 'question mark'],
  ['https://partner.com/?p={player}', '{player} is no placeholder'],
  ['https://partner.com/?p={click_id', 'brace'],
  ['https://partner.com\\@10.0.0.1/', 'backslash'],
  ['partner.com', 'can’t be read'],
])('refuses %s', (address, part) => {
  expect(faultOfAddress(address, live)).toContain(part);
});

test('admits localhost only where postbacks are tried out', () => {
  expect(faultOfAddress('http://localhost:9000/told', { allowsLocalhost: true })).toBeUndefined();
  expect(faultOfAddress('http://localhost.partner.com/told', { allowsLocalhost: true })).toContain('https');
});

test('fills in the event and the marks, encoded; a mark that is missing is empty', () => {
  const data = {
    event: 'first-deposit' as const,
    eventId: '0b6e3a4c-0000-4000-8000-000000000000',
    at: new Date('2026-03-03T12:00:00.900Z'),
    siteId: 'house',
    marks: { postback_watcher: 'c-3&x=1', reflinkid: 't1', refererid: 'p7' },
  };
  const address =
    'https://partner.com/told?c={click_id}&s={subid}&e={event}&i={event_id}&t={time}&h={site}&tag={tag}';
  expect(filledAddress(address, data)).toBe(
    'https://partner.com/told?c=c-3%26x%3D1&s=&e=first-deposit&i=0b6e3a4c-0000-4000-8000-000000000000&t=1772539200&h=house&tag=t1',
  );
});

describe('an IP address', () => {
  test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.8.8.8',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'ff02::1',
    '2002:a00:1::',
    '2001:db8::1',
    'partner.com',
    '',
  ])('%s isn’t public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
