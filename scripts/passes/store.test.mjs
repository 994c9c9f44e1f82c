import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore, storeFolder } from './store.mjs';

const PASS = { step: 'unit', unit: 'a.test.ts', commit: 'c', at: '2026-01-01T00:00:00.000Z', times: 1 };

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'passes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const fileOf = (hash) => join(folder, 'unit', `${hash}.json`);

test('the store is in the cache of its user, outside of any clone', () => {
  expect(storeFolder({ XDG_CACHE_HOME: '/cache' })).toBe('/cache/touchline/passes');
  expect(storeFolder({})).toMatch(/\/\.cache\/touchline\/passes$/);
});

describe('a pass', () => {
  test('is found by a later run, by its step and hash alone', () => {
    openStore(folder).write('unit', 'h1', PASS);
    const store = openStore(folder);
    expect(store.find('unit', 'h1')).toEqual(PASS);
    expect(store.find('unit', 'h2')).toBeUndefined();
    expect(store.find('server', 'h1')).toBeUndefined();
    expect(store.refused()).toBe(0);
  });

  test('is refused when it was written by hand', () => {
    const store = openStore(folder);
    store.write('unit', 'h1', PASS);
    writeFileSync(fileOf('h2'), JSON.stringify({ pass: PASS, seal: 'a'.repeat(64) }));
    writeFileSync(fileOf('h3'), JSON.stringify({ pass: PASS }));
    expect([store.find('unit', 'h2'), store.find('unit', 'h3')]).toEqual([undefined, undefined]);
    expect(store.refused()).toBe(2);
  });

  test('is refused when it was changed, or copied to another hash', () => {
    const store = openStore(folder);
    store.write('unit', 'h1', PASS);
    const text = readFileSync(fileOf('h1'), 'utf8');
    writeFileSync(fileOf('h2'), text);
    writeFileSync(fileOf('h1'), text.replace('2026', '2027'));
    expect([store.find('unit', 'h1'), store.find('unit', 'h2')]).toEqual([undefined, undefined]);
  });

  test('is refused by the store of another machine', () => {
    const other = mkdtempSync(join(tmpdir(), 'passes-'));
    openStore(other).write('unit', 'h1', PASS);
    const store = openStore(folder);
    store.write('unit', 'h0', PASS);
    writeFileSync(fileOf('h1'), readFileSync(join(other, 'unit', 'h1.json'), 'utf8'));
    expect(store.find('unit', 'h1')).toBeUndefined();
    rmSync(other, { recursive: true });
  });

  test('is no pass when its file is not whole', () => {
    const store = openStore(folder);
    store.write('unit', 'h1', PASS);
    writeFileSync(fileOf('h1'), '{"pass": {');
    expect(store.find('unit', 'h1')).toBeUndefined();
  });

  test('is gone once it is removed, or its step is emptied', () => {
    const store = openStore(folder);
    for (const hash of ['h1', 'h2']) store.write('unit', hash, PASS);
    store.write('server', 'h1', PASS);
    store.remove('unit', 'h1');
    expect(store.find('unit', 'h1')).toBeUndefined();
    store.empty('unit');
    expect([store.find('unit', 'h2'), store.find('server', 'h1')]).toEqual([undefined, PASS]);
  });

  test('is removed when nobody has needed it for a month', () => {
    const store = openStore(folder);
    for (const hash of ['old', 'young']) store.write('unit', hash, PASS);
    const now = Date.now();
    utimesSync(fileOf('old'), now / 1000, (now - 31 * 24 * 3600 * 1000) / 1000);
    store.prune('unit', now);
    expect(readdirSync(join(folder, 'unit'))).toEqual(['young.json']);
  });
});

test('the secret is readable by its user alone', () => {
  openStore(folder);
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
});

test('the last runs of units are kept beside those of others', () => {
  const store = openStore(folder);
  store.writeLastRuns('unit', { a: { cpuSeconds: 1, hasFailed: true } });
  store.writeLastRuns('unit', { b: { cpuSeconds: 2, hasFailed: false } });
  store.empty('unit');
  expect(Object.keys(openStore(folder).lastRuns('unit'))).toEqual(['a', 'b']);
});

test('a store that cannot be written is an error with its reason', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => openStore(join(folder, 'file', 'passes'))).toThrow("The store of passes can't be written");
});
