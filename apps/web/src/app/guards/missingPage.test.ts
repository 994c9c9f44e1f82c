import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Loads the module in a page that the server has answered with 404, or not. */
async function openedAt(pathname: string, dataset: Readonly<Record<string, string>>) {
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('location', { pathname });
  vi.resetModules();
  return (await import('./missingPage.ts')).isMissingPage;
}

test('shows what the server has answered with 404 as missing, in every language, and nothing else', async () => {
  const isMissing = await openedAt('/en/line/football/1/987654321', { missing: '' });
  expect(isMissing({ pathname: '/en/line/football/1/987654321' })).toBe(true);
  expect(isMissing({ pathname: '/ar/line/football/1/987654321' })).toBe(true);
  expect(isMissing({ pathname: '/en/line/football' })).toBe(false);
});

test('shows no page as missing that the server has', async () => {
  const isMissing = await openedAt('/en/line/football', {});
  expect(isMissing({ pathname: '/en/line/football' })).toBe(false);
});
