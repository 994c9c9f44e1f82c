import { afterEach, expect, test, vi } from 'vitest';
import { takesCookies } from './takesCookies.ts';

afterEach(() => vi.unstubAllGlobals());

/** A document whose cookies work, are ignored, or throw. */
function stubCookies(kind: 'stored' | 'ignored' | 'refused'): () => string {
  let jar: readonly string[] = [];
  vi.stubGlobal('navigator', { cookieEnabled: true });
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', {
    get cookie() {
      if (kind === 'refused') throw new DOMException('The document is sandboxed.', 'SecurityError');
      return jar.join('; ');
    },
    set cookie(text: string) {
      if (kind === 'refused') throw new DOMException('The document is sandboxed.', 'SecurityError');
      if (kind === 'ignored') return;
      const [pair = ''] = text.split('; ');
      const others = jar.filter((one) => one.split('=')[0] !== pair.split('=')[0]);
      jar = text.includes('Max-Age=0') ? others : [...others, pair];
    },
  });
  return () => jar.join('; ');
}

test('cookies that are stored are accepted, and the trial leaves none', () => {
  const jar = stubCookies('stored');
  expect([takesCookies(), jar()]).toEqual([true, '']);
});

test.each(['ignored', 'refused'] as const)(
  'cookies that are %s count as blocked, whatever the browser says',
  (kind) => {
    stubCookies(kind);
    expect(takesCookies()).toBe(false);
  },
);

test('a browser that says that it blocks cookies is believed, and the server isn’t asked', () => {
  vi.stubGlobal('navigator', { cookieEnabled: false });
  expect(takesCookies()).toBe(false);
  vi.stubGlobal('navigator', {});
  expect(takesCookies()).toBe(true);
});
