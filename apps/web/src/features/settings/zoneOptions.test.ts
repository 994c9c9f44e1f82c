import { expect, test } from 'vitest';
import { zoneOptions } from './zoneOptions.ts';

const summer = Date.UTC(2026, 6, 1) / 1000;

test('zones have a city, the offset of the season, and their name in the language', () => {
  const berlin = zoneOptions('ru', summer).find(({ value }) => value === 'Europe/Berlin');
  expect(berlin).toMatchObject({ label: 'Berlin', hint: 'UTC+2' });
  expect(berlin?.keywords?.join(' ')).toMatch(/Европ/);
  const winter = zoneOptions('en', Date.UTC(2026, 0, 1) / 1000);
  expect(winter.find(({ value }) => value === 'Europe/Berlin')?.hint).toBe('UTC+1');
});

test('zones are listed from west to east, without those of no place', () => {
  const options = zoneOptions('en', summer);
  const indexOf = (zone: string) => options.findIndex(({ value }) => value === zone);
  expect(indexOf('America/New_York')).toBeLessThan(indexOf('Europe/Berlin'));
  expect(indexOf('Europe/Berlin')).toBeLessThan(indexOf('Australia/Lord_Howe'));
  expect(options.some(({ value }) => value === 'UTC')).toBe(false);
});
