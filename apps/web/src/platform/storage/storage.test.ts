import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createStorage, type StorageArea } from './storage.ts';

function area(held = new Map<string, string>()): StorageArea {
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
}

describe('storage', () => {
  test('returns what another page of the site wrote', () => {
    const shared = area();
    createStorage(() => shared).write('zone', 5.75);
    expect(createStorage(() => shared).read('zone', v.number())).toBe(5.75);
  });

  test('drops invalid values, whether corrupt or of an older format', () => {
    const storage = createStorage(() =>
      area(
        new Map([
          ['touchline.spoilt', '{"a":'],
          ['touchline.older', '"text"'],
        ]),
      ),
    );
    expect(storage.read('spoilt', v.number())).toBeUndefined();
    expect(storage.read('older', v.number())).toBeUndefined();
  });

  test('falls back to memory when the browser blocks storage', () => {
    const storage = createStorage(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect(storage.write('bets', [1])).toBe(false);
    expect(storage.read('bets', v.array(v.number()))).toEqual([1]);
    storage.remove('bets');
    expect(storage.read('bets', v.array(v.number()))).toBeUndefined();
  });

  test('prefers a value that could not be stored over the older stored one', () => {
    const full = area(new Map([['touchline.amount', '1']]));
    const storage = createStorage(() => ({
      ...full,
      setItem: () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      },
    }));
    storage.write('amount', 2);
    expect(storage.read('amount', v.number())).toBe(2);
  });
});
