import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  favorites,
  isFavorite,
  MOST_FAVORITES,
  onFavoritesChange,
  startFavorites,
  takeFavorites,
  toggleFavorite,
  watchFavorites,
  withChange,
} from './favorites.store.ts';
import type { Favorite } from './favorites.types.ts';

const kept = new Map<string, string>();
const heard: ((event: { key: string }) => void)[] = [];
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});
vi.stubGlobal('addEventListener', (_: string, listener: (event: { key: string }) => void) =>
  heard.push(listener),
);

const item = (kind: Favorite['kind'], id: number, rest: Partial<Favorite> = {}): Favorite => ({
  kind,
  id,
  sportId: 1,
  name: `${kind} ${id}`,
  ...rest,
});
const names = () => favorites.items.map(({ name }) => name);
const onDevice = () => JSON.parse(kept.get('touchline.favorites') ?? '{}');

beforeEach(() => {
  kept.clear();
  takeFavorites(null, []);
});

test('one click adds, another removes; the newest is first', () => {
  expect(toggleFavorite(item('team', 1))).toBe('added');
  expect(toggleFavorite(item('match', 1))).toBe('added');
  expect(names()).toEqual(['match 1', 'team 1']);
  expect([isFavorite('team', 1), isFavorite('competition', 1)]).toEqual([true, false]);
  expect(toggleFavorite(item('team', 1))).toBe('removed');
  expect(names()).toEqual(['match 1']);
  expect(onDevice()).toMatchObject({ owner: null, items: [{ kind: 'match', id: 1 }] });
});

test('subscribers get each change once', () => {
  const changes: unknown[] = [];
  const stop = onFavoritesChange((change) => changes.push(change));
  let seen = 0;
  const still = watchFavorites(() => (seen += 1));
  const team = item('team', 3);
  toggleFavorite(team);
  toggleFavorite(team);
  stop();
  toggleFavorite(team);
  still();
  expect(changes).toEqual([
    { add: [team], remove: [] },
    { add: [], remove: [{ kind: 'team', id: 3 }] },
  ]);
  expect(seen).toBeGreaterThanOrEqual(3);
});

test('a full list rejects additions, but allows removal', () => {
  takeFavorites(
    null,
    Array.from({ length: MOST_FAVORITES }, (_, index) => item('team', index + 1)),
  );
  expect(toggleFavorite(item('team', 9000))).toBe('full');
  expect(isFavorite('team', 9000)).toBe(false);
  expect(toggleFavorite(item('team', 1))).toBe('removed');
});

test('in a full list, a match that was played is replaced', () => {
  const teams = Array.from({ length: MOST_FAVORITES - 2 }, (_, index) => item('team', index + 1));
  const ahead = item('match', 1, { startsAt: Date.now() / 1000 + 3600 });
  const played = item('match', 2, { startsAt: Date.now() / 1000 - 4 * 86_400 });
  takeFavorites('7', [played, ahead, ...teams]);
  expect(toggleFavorite(item('team', 9000))).toBe('added');
  expect([isFavorite('match', 1), isFavorite('match', 2), isFavorite('team', 9000)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(toggleFavorite(item('team', 9001))).toBe('full');
  expect(favorites.owner).toBe('7');
});

describe('stored favourites', () => {
  const restored = (text: string) => {
    kept.set('touchline.favorites', text);
    startFavorites();
    return names();
  };

  test('are validated one by one', () => {
    const items = [item('team', 1), { kind: 'sport', id: 1 }, null, { ...item('team', 2), name: '' }];
    expect(restored(JSON.stringify({ owner: null, items }))).toEqual(['team 1']);
  });

  test.each(['', '[]', '{"items":[]}', '{"owner":1,"items":[]}'])('may be corrupt: %j', (text) => {
    expect(restored(text)).toEqual([]);
  });

  test('are reloaded when another tab changed them', () => {
    startFavorites();
    kept.set('touchline.favorites', JSON.stringify({ owner: null, items: [item('team', 4)] }));
    for (const listener of heard) listener({ key: 'touchline.favorites' });
    expect(isFavorite('team', 4)).toBe(true);
  });
});

test('a change keeps the order of the others', () => {
  const before = [item('team', 1), item('team', 2), item('team', 3)];
  const add = [item('team', 2, { name: 'Renamed' })];
  const after = withChange(before, { add, remove: [{ kind: 'team', id: 3 }] });
  expect(after.map(({ name }) => name)).toEqual(['Renamed', 'team 1']);
});
