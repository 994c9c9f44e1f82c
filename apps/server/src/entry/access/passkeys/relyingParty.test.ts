import { expect, test } from 'vitest';
import { rpIdOf } from './relyingParty.ts';

const hosts = ['www.bets.example', 'bets.example', 'm.bets.example', 'other.example'];

test.each([
  ['bets.example', 'bets.example'],
  ['www.bets.example', 'bets.example'],
  ['m.bets.example', 'bets.example'],
  ['other.example', 'other.example'],
])('passkeys of %s belong to %s', (host, id) => {
  expect(rpIdOf({ hosts }, host)).toBe(id);
});

test('a host whose name only ends like another one is not below it', () => {
  expect(rpIdOf({ hosts: ['ets.example', 'bets.example'] }, 'bets.example')).toBe('bets.example');
});
