import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createOneClick } from './standaloneBets.ts';
import type { PlacingDeps } from './placing.ts';
import type { OnePlacement } from './placement.types.ts';
import { betOf } from '../testing/legs.ts';
import { signedOut } from '../testing/placing.ts';
import { intent, memoryStorage, placed, platform, refused } from '../testing/platform.ts';

describe('a one-click bet', () => {
  function oneTouch(server: Pick<PlacingDeps, 'send' | 'byKey'>, storage = memoryStorage()) {
    const shown: [number, OnePlacement['state']][] = [];
    const oneClick = createOneClick({
      ...server,
      storage,
      now: () => 1000,
      wait: () => Promise.resolve(),
      show: ({ gameId }, { state }) => shown.push([gameId, state]),
    });
    return { oneClick, shown, storage };
  }

  test('is placed once however often it is clicked while pending, and leaves nothing on the device', async () => {
    const server = platform(placed());
    const { oneClick, shown, storage } = oneTouch(server);
    await Promise.all([
      oneClick.place(betOf(1), intent),
      oneClick.place(betOf(1), { ...intent, key: 'again' }),
      oneClick.place(betOf(2), { ...intent, key: 'another' }),
    ]);
    expect([...server.known.keys()]).toEqual(['one-intent', 'another']);
    expect(shown.filter(([, state]) => state === 'accepted')).toHaveLength(2);
    expect(storage.read('oneClick', v.unknown())).toEqual([]);
  });

  test('of a page that was reloaded is found by its key', async () => {
    const server = platform(placed());
    const { oneClick, shown, storage } = oneTouch(server);
    storage.write('oneClick', [{ bet: betOf(1), intent }]);
    server.known.set(intent.key, placed());
    await oneClick.resume('7');
    expect([server.sends(), shown.at(-1)]).toEqual([0, [1, 'accepted']]);
  });

  test('is requested again when a signed-out player is back, and not reported as lost before', async () => {
    const server = platform(placed(), { answer: 1 });
    const away = oneTouch({ ...server, byKey: () => Promise.reject(signedOut()) });
    await away.oneClick.place(betOf(1), intent);
    expect(away.shown.at(-1)).toEqual([1, 'unknown']);
    const back = oneTouch(server, away.storage);
    await back.oneClick.resume('7');
    expect([back.shown.at(-1), server.sends()]).toEqual([[1, 'accepted'], 1]);
  });

  test('is reported when it was not placed', async () => {
    const { oneClick, shown } = oneTouch({ ...platform(placed()), send: () => Promise.reject(refused()) });
    await oneClick.place(betOf(1), intent);
    expect(shown.at(-1)).toEqual([1, 'draft']);
  });
});
