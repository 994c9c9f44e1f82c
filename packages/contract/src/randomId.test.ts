import { afterEach, expect, test, vi } from 'vitest';
import { randomId } from './randomId.ts';

afterEach(() => vi.unstubAllGlobals());

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test('is a UUID where the browser makes none', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  const ids = Array.from({ length: 500 }, randomId);
  expect(ids.filter((id) => !UUID.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('is the browser’s own in secure contexts', () => expect(randomId()).toMatch(UUID));
