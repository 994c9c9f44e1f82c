import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createAccount, parseStat, startMeter } from './cpu-time.mjs';

const ROOT = 10;
const row = (parent, own, waited = 0, start = 1) => ({ parent, own, waited, start });

/** Runs samples through an account and returns the total after each of them. */
function totals(...samples) {
  const account = createAccount([ROOT]);
  return samples.map((running) =>
    account.sample(new Map(Object.entries(running).map(([pid, it]) => [Number(pid), it]))),
  );
}

test('a line of /proc is read past names with spaces and brackets', () => {
  const line = `7 (a (b) c) S 3 7 7 0 -1 4194304 1 2 3 4 50 6 70 8 20 0 1 0 900 0`;
  expect(parseStat(line)).toEqual({ parent: 3, start: 900, own: 56, waited: 78 });
});

describe('the CPU time of a tree', () => {
  test('grows with the root and its descendants, from the first sample on, but not with other processes', () => {
    const before = { 10: row(1, 500, 300), 90: row(1, 40) };
    const after = { 10: row(1, 510, 300), 11: row(10, 7), 12: row(11, 3), 90: row(1, 99) };
    expect(totals(before, after)).toEqual([0, 20]);
  });

  test('counts a child once: the time that samples missed is taken from its parent', () => {
    const samples = [{ 10: row(1, 0) }, { 10: row(1, 0), 11: row(10, 30) }, { 10: row(1, 0, 45) }];
    expect(totals(...samples)).toEqual([0, 30, 45]);
  });

  test('counts a child that no sample saw', () => {
    expect(totals({ 10: row(1, 0) }, { 10: row(1, 0, 25) })).toEqual([0, 25]);
  });

  test('counts a parent and its child once when both end between two samples', () => {
    const samples = [
      { 10: row(1, 0) },
      { 10: row(1, 0), 11: row(10, 20), 12: row(11, 30) },
      { 10: row(1, 0, 55) },
    ];
    expect(totals(...samples).at(-1)).toBe(55);
  });

  test('includes the time of a killed process that no parent waited for', () => {
    const samples = [
      { 10: row(1, 0) },
      { 10: row(1, 0), 11: row(10, 20), 12: row(11, 30) },
      { 10: row(1, 0, 20), 12: row(1, 40) },
      { 10: row(1, 5, 20) },
    ];
    expect(totals(...samples)).toEqual([0, 50, 60, 65]);
  });

  test('does not take a new process for the one that had its id before', () => {
    const samples = [
      { 10: row(1, 0), 11: row(10, 20) },
      { 10: row(1, 0, 20), 11: row(1, 500, 0, 2) },
    ];
    expect(totals(...samples)).toEqual([20, 20]);
  });
});

test.skipIf(!existsSync('/proc/self/stat'))(
  'a busy child is measured',
  () => {
    const meter = startMeter();
    const busy = 'const end = process.cpuUsage().user + 200_000; while (process.cpuUsage().user < end);';
    spawnSync(process.execPath, ['-e', busy]);
    expect(meter.seconds()).toBeGreaterThanOrEqual(0.15);
    meter.stop();
  },
  60_000,
);
