import { expect, test, vi } from 'vitest';
import { createMarksHub } from './selectionMarks.ts';

/** A hub over marks that are set by hand. */
function hubOf(...first: readonly string[]) {
  let chosen = new Set(first);
  let tell = (): void => undefined;
  const changed = vi.fn<(id: string) => void>();
  const hub = createMarksHub(changed);
  hub.use({
    chosen: () => chosen,
    subscribe: (listener) => {
      tell = listener;
      return () => undefined;
    },
  });
  changed.mockClear();
  const choose = (...ids: readonly string[]) => {
    chosen = new Set(ids);
    tell();
  };
  return { hub, changed, choose };
}

test('a clicked selection shows its expected mark at once, and keeps it once it applies', () => {
  const { hub, changed, choose } = hubOf('a');
  const done = hub.expect('b');
  expect([hub.has('b'), changed.mock.calls]).toEqual([true, [['b']]]);
  choose('a', 'b');
  done();
  expect(hub.has('b')).toBe(true);
});

test('a selection that was not added shows its previous mark', () => {
  const { hub, changed } = hubOf();
  const done = hub.expect('b');
  changed.mockClear();
  done();
  expect([hub.has('b'), changed.mock.calls]).toEqual([false, [['b']]]);
});

test('a selection clicked twice before any result shows its initial mark', () => {
  const { hub } = hubOf('a');
  hub.expect('a');
  expect(hub.has('a')).toBe(false);
  hub.expect('a');
  expect(hub.has('a')).toBe(true);
});
