import { expect, test } from 'vitest';
import { createPlayerQueue, QueueFullError } from './playerQueue.ts';

/** Work that ends when the test says so. */
function heldWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

test('runs only so much work of one player at once, in the order of arrival', async () => {
  const queue = createPlayerQueue({ atOnce: 2 });
  const { begun, work, end } = heldWork();
  const all = ['a', 'b', 'c', 'd'].map((name) => queue.run('1', work(name)));
  expect(begun).toEqual(['a', 'b']);
  end('b');
  await all[1];
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
  end('a');
  await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd']);
  end('c');
  end('d');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

test("doesn't make other players wait", async () => {
  const queue = createPlayerQueue({ atOnce: 1 });
  const { begun, work, end } = heldWork();
  const first = queue.run('1', work('first'));
  const second = queue.run('1', work('second'));
  expect(await queue.run('2', async () => 'other')).toBe('other');
  expect(begun).toEqual(['first']);
  end('first');
  await first;
  await expect.poll(() => begun).toEqual(['first', 'second']);
  end('second');
  await second;
});

test('goes on after failed work', async () => {
  const queue = createPlayerQueue({ atOnce: 1 });
  const failed = queue.run('1', () => Promise.reject(new Error('broken')));
  const next = queue.run('1', async () => 'next');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('next');
});

test('refuses work beyond its bound, and accepts it again once there is room', async () => {
  const queue = createPlayerQueue({ atOnce: 1, mostWaiting: 1 });
  const { begun, work, end } = heldWork();
  const first = queue.run('1', work('first'));
  const second = queue.run('1', work('second'));
  await expect(queue.run('1', async () => 'third')).rejects.toBeInstanceOf(QueueFullError);
  end('first');
  await first;
  await expect.poll(() => begun).toEqual(['first', 'second']);
  const fourth = queue.run('1', async () => 'fourth');
  end('second');
  expect([await second, await fourth]).toEqual(['second', 'fourth']);
});
