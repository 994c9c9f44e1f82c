import { beforeEach, expect, test, vi } from 'vitest';

vi.stubGlobal('navigator', { userAgent: '' });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { installing } = await import('./installing.ts');
const { noteVersion } = await import('./outdated.ts');
vi.unstubAllGlobals();

const OWN = '/assets/index-1a.js';

beforeEach(() => {
  installing.isUpdateDue = false;
});

test('a page of the current version has no update, nor has one of the development server', () => {
  noteVersion(OWN, OWN);
  noteVersion(undefined, OWN);
  noteVersion(OWN, '/src/main.ts');
  expect(installing.isUpdateDue).toBe(false);
});

test('an outdated page has one, which is not offered again after the player has put it off', () => {
  noteVersion('/assets/index-2f.js', OWN);
  expect(installing.isUpdateDue).toBe(true);
  installing.isUpdateDue = false;
  noteVersion('/assets/index-2f.js', OWN);
  expect(installing.isUpdateDue).toBe(false);
  noteVersion('/assets/index-3c.js', OWN);
  expect(installing.isUpdateDue).toBe(true);
});
