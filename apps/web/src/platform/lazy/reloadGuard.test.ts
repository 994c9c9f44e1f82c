import { expect, test } from 'vitest';
import { isChunkError } from './chunkError.ts';
import { mayReload, RELOAD_GUARD } from './reloadGuard.ts';

test('a page that has just reloaded itself does not reload again within a minute', () => {
  expect(mayReload('navigate', 0)).toBe(true);
  expect(mayReload('back_forward', 0)).toBe(true);
  expect(mayReload(undefined, 0)).toBe(true);
  expect(mayReload('reload', RELOAD_GUARD - 1)).toBe(false);
  expect(mayReload('reload', RELOAD_GUARD)).toBe(true);
});

test('a missing chunk is distinguished from other errors, in every engine', () => {
  expect(isChunkError(new TypeError('Failed to fetch dynamically imported module: https://x/a.js'))).toBe(
    true,
  );
  expect(isChunkError(new TypeError('error loading dynamically imported module: https://x/a.js'))).toBe(true);
  expect(isChunkError(new TypeError('Importing a module script failed.'))).toBe(true);
  expect(isChunkError(new Error('Unable to preload CSS for /assets/a.css'))).toBe(true);
  expect(isChunkError(new TypeError('x is undefined'))).toBe(false);
  expect(isChunkError('Importing a module script failed.')).toBe(false);
});
