import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findMeasuredPass, recordResults } from './recording.mjs';
import { openStore } from './store.mjs';

let folder;
let store;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'passes-'));
  store = openStore(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A plan in which each unit has its name as its hash. */
const plan = {
  head: 'abc',
  hashOf: (_, unit) => unit,
  unknownTo: (_, unit, reads) => reads,
  measuredHashOf: (_, unit, { ran }) => `${unit} ${ran}`,
  again: () => plan,
};
const result = (unit, more = {}) => ({ unit, hasPassed: true, seconds: 1, ...more });
const record = (results, more = {}) =>
  recordResults({ store, plan, step: 'unit', results, cpuSeconds: 8, tools: { node: 'v24' }, ...more });

describe('a step', () => {
  test('writes a pass of each unit that passed, with its share of the processor time', () => {
    expect(record([result('a'), result('b', { seconds: 3 })]).written).toBe(2);
    expect(store.find('unit', 'b')).toMatchObject({
      step: 'unit',
      unit: 'b',
      commit: 'abc',
      times: 1,
      seconds: 3,
      cpuSeconds: 3,
      tools: { node: 'v24' },
    });
    record([result('b')]);
    expect(store.find('unit', 'b').times).toBe(2);
  });

  test('writes no pass of a unit that failed, and none of an unsteady one', () => {
    const bad = [result('a', { hasPassed: false }), result('b', { hasPassed: false, isUnsteady: true })];
    expect(record(bad)).toMatchObject({ written: 0, refuted: [] });
    expect([store.find('unit', 'a'), store.find('unit', 'b')]).toEqual([undefined, undefined]);
    expect(store.lastRuns('unit')).toMatchObject({ a: { hasFailed: true }, b: { hasFailed: true } });
  });

  test('loses all its passes when a unit fails with the content with which it had passed', () => {
    record([result('a'), result('b')]);
    store.write('server', 'a', { unit: 'a' });
    expect(record([result('a', { hasPassed: false })]).refuted).toEqual(['a']);
    expect(store.find('unit', 'b')).toBeUndefined();
    expect(store.find('server', 'a')).toBeDefined();
  });

  test('loses the pass of a unit that has become unsteady, and keeps the others', () => {
    record([result('a'), result('b')]);
    expect(record([result('a', { hasPassed: false, isUnsteady: true })]).refuted).toEqual([]);
    expect(store.find('unit', 'a')).toBeUndefined();
    expect(store.find('unit', 'b')).toBeDefined();
  });

  test('writes no pass of a unit that has read a file on which it does not depend', () => {
    const { written, incomplete } = record([result('a', { reads: ['data.json'] }), result('b')]);
    expect([written, incomplete]).toEqual([1, [{ unit: 'a', reads: ['data.json'] }]]);
    expect(store.find('unit', 'a')).toBeUndefined();
  });

  test('counts a share of the processor time below its seconds, so that no unit has the start of the step', () => {
    record([result('a')], { cpuSeconds: 40 });
    expect(store.find('unit', 'a').cpuSeconds).toBe(1);
    record([result('a', { seconds: 5 }), result('b', { seconds: 3 })], { cpuSeconds: 4 });
    expect(store.find('unit', 'a').cpuSeconds).toBe(2.5);
  });

  test('proves nothing about units whose files were edited meanwhile', () => {
    const edited = { ...plan, again: () => ({ hashOf: (_, unit) => (unit === 'a' ? 'other' : unit) }) };
    expect(record([result('a'), result('b')], { plan: edited }).written).toBe(1);
    expect(store.find('unit', 'a')).toBeUndefined();
  });

  test('proves nothing without git', () => {
    const none = { ...plan, head: undefined, hashOf: () => undefined };
    expect(record([result('a')], { plan: { ...none, again: () => none } }).written).toBe(0);
  });
});

describe('a journey that was measured', () => {
  const measured = { ran: ['a.ts'], outlined: [], unloaded: ['b.ts'] };
  const changed = { ...plan, hashOf: (_, unit) => `${unit} changed` };
  const findMeasured = (other) => findMeasuredPass(store, other, 'unit', 'a');

  test('has passed as long as nothing has changed of what it ran', () => {
    record([result('a', { measured })]);
    expect(store.find('unit', 'a changed')).toBeUndefined();
    expect(findMeasured(changed)).toMatchObject({ unit: 'a', commit: 'abc' });
    expect(findMeasured({ ...changed, measuredHashOf: () => 'other' })).toBeUndefined();
  });

  test('has not passed any more when it failed, was unsteady, or could not be measured', () => {
    const laterRuns = [{ hasPassed: false }, { hasPassed: false, isUnsteady: true }, {}];
    for (const later of laterRuns) {
      record([result('a', { measured })]);
      record([result('a', later)]);
      expect(findMeasured(changed)).toBeUndefined();
    }
  });

  test('empties the store of its step when it fails although nothing has changed of what it ran', () => {
    record([result('a', { measured }), result('b')]);
    const again = { ...changed, again: () => changed };
    expect(record([result('a', { hasPassed: false, measured })], { plan: again }).refuted).toEqual(['a']);
    expect(store.find('unit', 'b')).toBeUndefined();
  });

  test('is refused when its pass was written by hand', () => {
    record([result('a', { measured })]);
    const file = join(folder, 'unit', 'measured-a.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"b.ts"', '"a.ts"'));
    expect(findMeasured(changed)).toBeUndefined();
    expect(store.refused()).toBe(1);
  });
});
