import { beforeAll, describe, expect, test } from 'vitest';
import { setKnownPaths } from '../../../platform/links/knownPaths.ts';
import { knownPatterns, loadLazyRows, rowAt } from '../../routes/table.ts';
import { isUnderMaintenance, pastBlock, pastMaintenance, type Closure } from './closures.ts';
import type { Visit } from '../guard.ts';

const NOW = 1_800_000_000_000;
const seconds = (after: number) => NOW / 1000 + after;
const open: Closure = { isSilent: false };
const closed = (displayTypeId: number): Closure => ({
  isSilent: false,
  block: { displayTypeId, templateTypeId: 1 },
});

function to(path: string): Visit {
  const url = new URL(path, 'https://site.example');
  return { url, lang: path.slice(1, 3), row: rowAt(url.pathname), from: url, isCurrent: () => true };
}

beforeAll(async () => {
  await loadLazyRows();
  setKnownPaths(knownPatterns);
});

describe('maintenance', () => {
  test('lasts from its start to its end, or stays on without an end', () => {
    const at = (startAt: number, finishAt?: number) =>
      isUnderMaintenance(
        { isSilent: false, maintenance: { startAt, ...(finishAt !== undefined && { finishAt }) } },
        NOW,
      );
    expect([at(seconds(1)), at(seconds(0)), at(seconds(-9))]).toEqual([false, true, true]);
    expect([at(seconds(-9), seconds(0)), at(seconds(-9), seconds(1))]).toEqual([false, true]);
  });

  test('is assumed while the service doesn’t answer', () => {
    expect(isUnderMaintenance({ isSilent: true }, NOW)).toBe(true);
    expect(pastMaintenance(to('/en/live'), { isSilent: true }, NOW)).toMatch(/^\/en\/maintenance/);
    expect(pastMaintenance(to('/en/maintenance?redirectedFrom=%2Fen%2Flive'), open, NOW)).toBe('/en/live');
  });

  test('returns to the sheet that a link to home has opened', () => {
    const link = '/en?showForgotPasswordModal=1';
    const closed = pastMaintenance(to(link), { isSilent: true }, NOW) ?? '';
    expect(pastMaintenance(to(closed), open, NOW)).toBe(link);
  });

  test('redirects to home when it is over and no safe address was requested', () => {
    for (const from of [
      '',
      '?redirectedFrom=',
      '?redirectedFrom=//evil.example',
      '?redirectedFrom=/en/..//evil',
    ])
      expect(pastMaintenance(to(`/ar/maintenance${from}`), open, NOW), from).toBe('/ar');
  });
});

describe('a closed site', () => {
  test.each([
    [1, 'block'],
    [2, 'block'],
    [3, 'block'],
    [5, 'block'],
    [14, 'block'],
    [4, 'site-updates'],
    [16, 'suspension'],
    [13, 'block-ua'],
    [17, 'block-ie'],
    [8, 'coming-soon'],
  ])('shows for reason %i the page %s', (reason, page) => {
    expect(pastBlock(to('/ru'), closed(reason))).toBe(`/ru/${page}`);
    expect(pastBlock(to(`/ru/${page}`), closed(reason))).toBeUndefined();
  });

  test('passes the requested address, unless it is home, to the updates page', () => {
    expect(pastBlock(to('/en/live?tab=1'), closed(4))).toBe(
      '/en/site-updates?redirectedFrom=%2Fen%2Flive%3Ftab%3D1',
    );
    expect(pastBlock(to('/en'), closed(4))).toBe('/en/site-updates');
    expect(pastBlock(to('/en/block'), closed(4))).toBe('/en/site-updates');
    expect(pastBlock(to('/en/site-updates?redirectedFrom=%2Fen%2Flive%3Ftab%3D1'), open)).toBe(
      '/en/live?tab=1',
    );
  });

  test('is closed at unknown addresses too, and is not applied without a known language', () => {
    const nowhere = { ...to('/en/nowhere'), row: undefined };
    expect(pastBlock(nowhere, closed(16))).toBe('/en/suspension');
    expect(pastBlock(nowhere, closed(4))).toBe('/en/site-updates?redirectedFrom=%2Fen%2Fnowhere');
    expect(pastBlock(nowhere, open)).toBeUndefined();
    expect(pastBlock({ ...nowhere, lang: undefined }, closed(16))).toBeUndefined();
  });

  test('allows account verification', () => {
    expect(pastBlock(to('/en/user/accountverify'), closed(16))).toBeUndefined();
  });

  test('has no page for unknown reasons, and its closure pages redirect to home without one', () => {
    expect(pastBlock(to('/en/live'), closed(0))).toBeUndefined();
    expect(pastBlock(to('/en/live'), closed(99))).toBeUndefined();
    for (const page of ['block', 'block-ua', 'block-ie', 'site-updates', 'coming-soon', 'suspension'])
      expect(pastBlock(to(`/en/${page}`), open), page).toBe('/en');
  });
});
