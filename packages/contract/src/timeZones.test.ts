import { describe, expect, test } from 'vitest';
import {
  dayNamed,
  dayNumberAt,
  isZoneName,
  nameOfDay,
  offsetAt,
  startOfDay,
  type Zone,
} from './timeZones.ts';

const at = (iso: string) => Date.parse(iso) / 1000;
const startOf = (zone: Zone, name: string) =>
  new Date(startOfDay(zone, dayNamed(name) ?? 0) * 1000).toISOString().replace('.000', '');

test.each([
  ['Europe/Berlin', '2026-03-29T00:59:59Z', 1],
  ['Europe/Berlin', '2026-03-29T01:00:00Z', 2],
  ['Europe/Berlin', '2026-10-25T00:59:59Z', 2],
  ['Europe/Berlin', '2026-10-25T01:00:00Z', 1],
  ['America/New_York', '2026-03-08T06:59:59Z', -5],
  ['America/New_York', '2026-03-08T07:00:00Z', -4],
  ['America/New_York', '2026-11-01T06:00:00Z', -5],
  ['Australia/Lord_Howe', '2026-04-04T14:59:59Z', 11],
  ['Australia/Lord_Howe', '2026-04-04T15:00:00Z', 10.5],
  ['Australia/Lord_Howe', '2026-10-03T15:30:00Z', 11],
  ['Asia/Kolkata', '2026-01-01T00:00:00Z', 5.5],
  ['Asia/Kolkata', '2026-07-01T00:00:00Z', 5.5],
  ['Asia/Kathmandu', '2026-07-01T00:00:00Z', 5.75],
  ['UTC', '2026-07-01T00:00:00Z', 0],
])('the offset of %s at %s is %d', (zone, time, hours) => {
  expect(offsetAt(zone, at(time))).toBe(hours);
});

test('a fixed offset never changes, and an unknown zone is UTC', () => {
  expect([offsetAt(5.75, 0), offsetAt('Nowhere/At_All', 0)]).toEqual([5.75, 0]);
});

describe('a day', () => {
  test.each([
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00Z', 23],
    ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00Z', 25],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00Z', 23],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00Z', 25],
    ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T13:00:00Z', 24.5],
    ['Australia/Lord_Howe', '2026-10-04', '2026-10-03T13:30:00Z', 23.5],
    ['Asia/Kolkata', '2026-03-29', '2026-03-28T18:30:00Z', 24],
    // The clocks go forward at midnight: the day begins at one.
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00Z', 23],
    // The clocks go back from one to midnight: there are two, and the first counts.
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00Z', 25],
    [3, '2026-11-21', '2026-11-20T21:00:00Z', 24],
  ] as const)('in %s of %s begins at %s and has %d hours', (zone, name, start, hours) => {
    expect(startOf(zone, name)).toBe(start);
    const day = dayNamed(name) ?? 0;
    expect((startOfDay(zone, day + 1) - startOfDay(zone, day)) / 3600).toBe(hours);
    expect(dayNumberAt(zone, startOfDay(zone, day))).toBe(day);
    expect(dayNumberAt(zone, startOfDay(zone, day) - 1)).toBe(day - 1);
  });

  test('has a name, and a name that is no date has none', () => {
    expect(nameOfDay(dayNamed('2026-02-28') ?? 0)).toBe('2026-02-28');
    expect(['2026-02-30', 'today', ''].map(dayNamed)).toEqual([undefined, undefined, undefined]);
  });
});

test('only names are zones', () => {
  expect(['Europe/Berlin', 'UTC', 'Etc/GMT+5', 'America/Argentina/Buenos_Aires'].every(isZoneName)).toBe(
    true,
  );
  expect(['', '+05:00', 'Europe/Nowhere', 'device', '<b>'].some(isZoneName)).toBe(false);
});
