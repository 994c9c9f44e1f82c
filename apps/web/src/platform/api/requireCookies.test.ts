import { afterEach, expect, test, vi } from 'vitest';
import { requireCookies } from './requireCookies.ts';

afterEach(() => vi.unstubAllGlobals());

test('a browser that takes no cookies is refused, others are not', () => {
  vi.stubGlobal('navigator', { cookieEnabled: false });
  expect(requireCookies).toThrow(expect.objectContaining({ code: 'COOKIES_BLOCKED' }));
  vi.stubGlobal('navigator', { cookieEnabled: true });
  expect(requireCookies).not.toThrow();
  vi.stubGlobal('navigator', {});
  expect(requireCookies).not.toThrow();
});
