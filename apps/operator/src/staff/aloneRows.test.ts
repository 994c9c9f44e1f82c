import type { AloneDoor, AloneSite } from '@touchline/contract/operators';
import { expect, test } from 'vitest';
import { aloneRows, boundText } from './aloneRows.ts';

const adjust: AloneDoor = {
  call: 'POST /ops/adjustments',
  scope: 'adjustments',
  does: 'Corrects the money of a player',
  kind: 'sum',
  text: null,
};
const write: AloneDoor = {
  call: 'POST /ops/messages',
  scope: 'messages',
  does: 'Writes to players',
  kind: 'players',
  text: null,
};
const house: AloneSite = {
  siteId: 'house',
  siteName: 'House',
  iso: 'USD',
  aloneInDay: '500.00',
  single: [{ call: adjust.call, most: '200.00' }],
  withdrawalsAbove: '1000.00',
  messagePlayers: 1500,
};

test('lists the doors of each person on each site', () => {
  const people = [
    {
      id: '1',
      name: 'anna',
      sites: [
        { siteId: 'house', calls: [adjust.call] },
        { siteId: 'north', calls: [adjust.call, write.call] },
      ],
    },
  ];
  expect(aloneRows({ doors: [adjust, write], sites: [house], people })).toMatchObject([
    { person: { name: 'anna' }, siteId: 'house', doors: [{ call: adjust.call }] },
    { siteId: 'north', site: undefined, doors: [{ call: adjust.call }, { call: write.call }] },
  ]);
});

test('the bound of a door is that of its site', () => {
  expect(boundText(adjust, house)).toBe('$500.00 for a player in 24 hours; €200.00 at once');
  expect(boundText(write, house)).toBe('1,500 players in 24 hours');
});
