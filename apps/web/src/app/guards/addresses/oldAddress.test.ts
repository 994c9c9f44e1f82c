import { describe, expect, test } from 'vitest';
import { loadLazyRows, rowAt } from '../../routes/table.ts';
import type { Visit } from '../guard.ts';
import { NotFoundError } from '../NotFoundError.ts';
import { newAddress, oldGame } from './oldAddress.ts';

await loadLazyRows();

const to = (path: string, at = path): Visit => {
  const url = new URL(path, 'https://site.example');
  return { url, lang: 'en', row: rowAt(at), from: url, isCurrent: () => true };
};

describe('an old address', () => {
  test('is redirected to the new one with its parameters, query and hash', () => {
    expect(newAddress(to('/en/lpage/summer-1?ref=2#top', '/en/lpage/summer-1'))).toBe(
      '/en/landing-page/summer-1?ref=2#top',
    );
    expect(newAddress(to('/en/lpage/a%2Fb', '/en/lpage/a'))).toBe('/en/landing-page/a%2Fb');
    expect(newAddress(to('/en/allgamesentrance/chest'))).toBe('/en/games/chest');
    expect(newAddress(to('/en/allgamesentrance'))).toBe('/en/games');
  });

  test('has no target when it isn’t old, has no language or belongs to another row', () => {
    expect(newAddress(to('/en/live'))).toBeUndefined();
    expect(newAddress({ ...to('/en/lpage/a'), lang: undefined })).toBeUndefined();
    expect(newAddress({ ...to('/en/lpage/a'), row: undefined })).toBeUndefined();
    expect(newAddress(to('/en/lpage/a/b', '/en/lpage/a'))).toBeUndefined();
  });
});

describe('a game’s address', () => {
  test('is redirected from the former to the current one', () => {
    expect(oldGame(to('/en/games/chest?ref=2', '/en/games/chest'))).toBe('/en/games/chest-bonus?ref=2');
    expect(oldGame(to('/en/games/chest-bonus'))).toBeUndefined();
  });

  test('is not found for an unknown game', () => {
    expect(() => oldGame(to('/en/games/nothing'))).toThrow(NotFoundError);
  });

  test('is checked only on the game’s page', () => {
    expect(oldGame(to('/en/live/nothing', '/en/live'))).toBeUndefined();
    expect(oldGame({ ...to('/en/games/nothing'), row: undefined })).toBeUndefined();
    expect(oldGame({ ...to('/en/games/nothing'), lang: undefined })).toBeUndefined();
  });
});
