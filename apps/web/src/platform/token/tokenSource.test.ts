import { describe, expect, test, vi } from 'vitest';
import type { OneTabAtATime } from '../tabs/oneTab.ts';
import { openTabs, type TabMessage, type Tabs } from '../tabs/tabs.ts';
import { createTokenSource, type Token } from './tokenSource.ts';

/** Signal of a call that nothing ends. */
const { signal: call } = new AbortController();

/** A browser: tabs that receive each other's messages, one lock, and one server that counts requests. */
function browser() {
  const hearers: { tab: number; listener: (message: TabMessage) => void }[] = [];
  let last: Promise<unknown> = Promise.resolve();
  let busy = 0;
  let issued = 0;
  const at = { now: 0 };

  const oneTab: OneTabAtATime = async (work) => {
    const waited = busy > 0;
    busy += 1;
    const turn = last.then(() => work(waited));
    last = turn.then(
      () => (busy -= 1),
      () => (busy -= 1),
    );
    return turn;
  };
  const fetch = vi.fn<(force: boolean, signal: AbortSignal) => Promise<Token>>(async () => ({
    token: `token-${(issued += 1)}`,
    expiresAt: at.now + 300_000,
  }));

  function tab() {
    const me = hearers.length;
    const tabs: Tabs = {
      send: (message) => {
        for (const other of hearers) if (other.tab !== me) queueMicrotask(() => other.listener(message));
      },
      subscribe: (listener) => {
        hearers.push({ tab: me, listener });
        return () => undefined;
      },
    };
    const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
    return createTokenSource({ fetch, now: () => at.now, oneTab, tabs, settle });
  }
  return { tab, fetch, at };
}

describe('the token source', () => {
  test('requests once for fifty calls in each of four tabs', async () => {
    const { tab, fetch } = browser();
    const all = [tab(), tab(), tab(), tab()].flatMap((source) =>
      Array.from({ length: 50 }, () => source.get(call)),
    );
    expect(new Set(await Promise.all(all))).toEqual(new Set(['token-1']));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('renews once when one token is refused to fifty calls in each of four tabs', async () => {
    const { tab, fetch } = browser();
    const tabs = [tab(), tab(), tab(), tab()];
    const [refused] = await Promise.all(tabs.map((source) => source.get(call)));
    const all = tabs.flatMap((source) => Array.from({ length: 50 }, () => source.renew(refused ?? '', call)));
    expect(new Set(await Promise.all(all))).toEqual(new Set(['token-2']));
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('does not use a token that expires before it arrives', async () => {
    const { tab, at } = browser();
    const source = tab();
    await source.get(call);
    at.now += 296_000;
    expect(await source.get(call)).toBe('token-2');
  });

  test('shares a success, never a failure', async () => {
    const { tab, fetch } = browser();
    const source = tab();
    fetch.mockRejectedValueOnce(new Error('unreachable'));
    await expect(source.get(call)).rejects.toThrow('unreachable');
    expect(await source.get(call)).toBe('token-1');
  });

  test('drops the token of a player who signed out during the request', async () => {
    const { tab, fetch } = browser();
    const source = tab();
    let answer: (token: Token) => void = () => undefined;
    fetch.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const late = source.get(call);
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled(), { timeout: 30_000 });
    source.reset();
    answer({ token: 'of the one before', expiresAt: 300_000 });
    await expect(late).rejects.toMatchObject({ status: 401, code: 'SIGNED_OUT' });
    expect(await source.get(call)).toBe('token-1');
  });

  test('does not request a token for a player who signed out while another tab was waited for', async () => {
    const { tab, fetch } = browser();
    const [here, there] = [tab(), tab()];
    const other = Promise.withResolvers<Token>();
    fetch.mockImplementationOnce(() => other.promise);
    const first = there.get(call);
    const second = here.get(call);
    here.reset();
    other.reject(new Error('unreachable'));
    await expect(first).rejects.toThrow('unreachable');
    await expect(second).rejects.toMatchObject({ status: 401 });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('does not give the next player’s token to a call of the player before', async () => {
    const { tab, fetch } = browser();
    const [here, there] = [tab(), tab()];
    const other = Promise.withResolvers<Token>();
    fetch.mockImplementationOnce(() => other.promise);
    void there.get(call);
    const before = here.get(call);
    here.reset();
    const next = here.get(call);
    other.resolve({ token: 'of the next player', expiresAt: 300_000 });
    await expect(before).rejects.toMatchObject({ status: 401 });
    expect(await next).toBe('of the next player');
  });

  test('ends the request before the session ends, and repeats it only for calls that go on', async () => {
    const { tab, fetch } = browser();
    const source = tab();
    fetch.mockImplementationOnce(
      (_, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    );
    const read = new AbortController();
    const [reading, placing] = [source.get(read.signal), source.get(call)];
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1), { timeout: 30_000 });
    read.abort();
    source.interrupt();
    await expect(reading).rejects.toMatchObject({ kind: 'cancelled' });
    expect(await placing).toBe('token-1');
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

describe('the channel between tabs', () => {
  test('ignores messages of another version of the app', () => {
    let deliver: (event: { data: unknown }) => void = () => undefined;
    const heard = vi.fn<(message: TabMessage) => void>();
    // Cast: the test's channel only delivers messages.
    const channel = {
      postMessage: () => undefined,
      addEventListener: (_: string, listener: typeof deliver) => (deliver = listener),
    } as unknown as BroadcastChannel;
    openTabs(channel).subscribe(heard);
    deliver({ data: { type: 'token', token: 7 } });
    deliver({ data: 'hello' });
    deliver({ data: { type: 'signed-out' } });
    expect(heard.mock.calls).toEqual([[{ type: 'signed-out' }]]);
  });
});

test('a token that another tab sent before a sign-out isn’t stored after it', async () => {
  const { tab, fetch, at } = browser();
  const [here, there] = [tab(), tab()];
  // The other tab gets its token while this one signs out: the message arrives afterwards.
  const asked = there.get(call);
  here.reset();
  await asked;
  await new Promise<void>((resolve) => setTimeout(resolve));
  at.now = 1;
  fetch.mockResolvedValueOnce({ token: 'of the next player', expiresAt: 300_000 });
  expect(await here.get(call)).toBe('of the next player');
});
