import type { Player, SiteConfig } from '@touchline/contract';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { setPlayer, takeRememberedPage } from '../../features/session/session.store.ts';
import { settings } from '../../features/settings/settings.store.ts';
import { i18n } from '../../platform/i18n/i18n.ts';
import { loadSite } from '../../platform/site/site.ts';
import { loadLateRows } from '../routes/table.ts';
import { passGuards } from './middleware.ts';
import { NotFoundError } from './NotFoundError.ts';

const root = { lang: '', dir: '', dataset: {} };
vi.stubGlobal('document', { documentElement: root });

const config: Partial<SiteConfig> = {
  languages: ['en', 'ar'],
  defaultLanguage: 'en',
  availableRoutes: ['line', 'live', 'coupon', 'history', 'registration', 'login'],
  isRegistrationAllowed: true,
};

const siteIs = (change: Partial<SiteConfig> = {}) =>
  // The cast: the page's element is read for its text only.
  loadSite({
    getElementById: () => ({ textContent: JSON.stringify({ ...config, ...change }) }) as HTMLElement,
  });

const anna: Player = { id: '1', login: '1', registeredAt: 0, signedInAt: 0, mustChangePassword: false };

const visit = (path: string, from = path) => {
  const { pathname, search } = new URL(from, 'https://site.example');
  return passGuards(new URL(path, 'https://site.example'), { pathname, search });
};

beforeAll(() => loadLateRows());
beforeEach(async () => {
  await siteIs();
  // The server can't be reached in these tests, so who is signed in is what was known last.
  setPlayer(null);
  settings.language = undefined;
  takeRememberedPage();
});

describe('a visit', () => {
  test('without a language gets the player’s, else the site’s', async () => {
    expect(await visit('/live?tab=1')).toBe('/en/live?tab=1');
    settings.language = 'ar';
    expect(await visit('/')).toBe('/ar');
  });

  test('in a language that the site does not speak goes on in the site’s own', async () => {
    expect(await visit('/xx/live/football')).toBe('/en/live/football');
  });

  test('speaks the language of its address, in its direction', async () => {
    expect(await visit('/ar/live')).toBeUndefined();
    expect([i18n.language, root.lang, root.dir, settings.language]).toEqual(['ar', 'ar', 'rtl', 'ar']);
    await visit('/en/live');
    expect([i18n.language, root.dir]).toEqual(['en', 'ltr']);
  });

  test('to a feature that the site goes without finds nothing', async () => {
    await siteIs({ availableRoutes: ['live'] });
    await expect(visit('/en/line')).rejects.toBeInstanceOf(NotFoundError);
    expect(await visit('/en/live')).toBeUndefined();
  });

  test('to register or sign in where the site takes no players ends at home', async () => {
    await siteIs({ isRegistrationAllowed: false });
    expect(await visit('/en/registration')).toBe('/en');
    expect(await visit('/en/user/login')).toBe('/en');
  });

  test('of a guest to a player’s page signs in first and comes back', async () => {
    expect(await visit('/en/office/history/7?tab=1')).toBe('/en/user/login');
    expect(await visit('/en/user/login', '/en/live')).toBeUndefined();
    expect(takeRememberedPage()).toBe('/en/office/history/7?tab=1');
  });

  test('to sign in comes back to the page that was left, without what was open over it', async () => {
    await visit('/en/user/login', '/en/live/football?tab=goals&menu=1');
    await visit('/en/registration', '/en/user/login');
    expect(takeRememberedPage()).toBe('/en/live/football?tab=goals');
  });

  test('elsewhere ends the wish to come back', async () => {
    await visit('/en/office/history');
    await visit('/en/live');
    await visit('/en/user/login', '/en/line');
    expect(takeRememberedPage()).toBe('/en/line');
  });

  test('of a player to a guest’s page ends at home, to a player’s page passes', async () => {
    setPlayer(anna);
    expect(await visit('/en/user/login')).toBe('/en');
    expect(await visit('/en/office/history')).toBeUndefined();
  });
});
