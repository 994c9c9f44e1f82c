import { expect, test, vi } from 'vitest';
import { favorites, toggleFavorite } from '../../features/favorites/favorites.store.ts';
import { notifications } from '../../features/notifications/notifications.store.ts';
import { setPlayer } from '../../features/session/session.store.ts';
import { samplePlayer } from '../../testing/samples.ts';

vi.stubGlobal('location', new URL('http://app.invalid'));
vi.stubGlobal('fetch', async (request: Request) => {
  if (request.url.includes('gettoken')) return Response.json({ token: 't', expiresIn: 900 });
  if (request.method === 'POST') throw new TypeError('Failed to fetch');
  return Response.json({ items: [] });
});

const { followFavorites } = await import('./favorites.ts');

test('a change that the account didn’t store is undone, with a notice', async () => {
  setPlayer(samplePlayer);
  await followFavorites(samplePlayer.id);
  toggleFavorite({ kind: 'match', id: 5, sportId: 1, name: 'Harbour City – Northgate' });
  expect(favorites.items).toHaveLength(1);
  await vi.waitFor(() => expect(notifications.shown).toMatchObject([{ kind: 'error' }]));
  expect(favorites.items).toEqual([]);
});
