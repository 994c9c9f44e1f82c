import type { Player, SiteConfig, UserConfig } from '@touchline/contract';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { setPlayer, takeRememberedPage } from '../../features/session/session.store.ts';
import { settings } from '../../features/settings/settings.store.ts';
import { userConfig } from '../../features/userConfig/userConfig.store.ts';
import { i18n } from '../../platform/i18n/i18n.ts';
import { wantLanguage, wantedLanguage } from '../../platform/i18n/wantedLanguage.ts';
import { loadSite } from '../../platform/site/site.ts';
import { setEntryOpener } from '../../platform/links/entrySheets.ts';
import { setKnownPaths } from '../../platform/links/knownPaths.ts';
import { knownPatterns, loadLazyRows, rowAt } from '../routes/table.ts';
import { sheetModules } from '../sheets/sheetFiles.ts';
import { guardMiddleware, passGuards } from './middleware.ts';
import { NotFoundError } from './NotFoundError.ts';

const root = { lang: '', dir: '', dataset: {} };
vi.stubGlobal('document', { documentElement: root });
vi.stubGlobal('matchMedia', () => ({ matches: false }));

const config: Partial<SiteConfig> = {
  languages: ['en', 'ar'],
  defaultLanguage: 'en',
  availableRoutes: ['line', 'live', 'coupon', 'history', 'registration', 'login'],
  isRegistrationAllowed: true,
  isRegistrationButtonDisabled: false,
  isVipDomain: false,
  isOneTapAuthEnabled: false,
  langHiddenUnauthorized: [],
  isAccountMiddleware: false,
  isShowIdentification: false,
  isAvailableConfirmTerms: false,
  urlsToRedirectTo404: [],
};

const siteIs = (change: Partial<SiteConfig> = {}) =>
  // Cast: only the text of the page's element is read.
  loadSite({
    getElementById: () => ({ textContent: JSON.stringify({ ...config, ...change }) }) as HTMLElement,
  });

const anna: Player = {
  id: '1',
  sessionId: '7',
  login: '1',
  registeredAt: 0,
  signedInAt: 0,
  mustChangePassword: false,
};

const visit = (path: string, from = path) => {
  const { pathname, search } = new URL(from, 'https://site.example');
  return passGuards(new URL(path, 'https://site.example'), { pathname, search });
};

beforeAll(async () => {
  await loadLazyRows();
  setKnownPaths(knownPatterns);
  // Cast: the guards read only these fields of the account.
  userConfig.config = { ban_level: 0, is_need_identification: false } as UserConfig;
});
beforeEach(async () => {
  await siteIs();
  // The server can't be reached in these tests, so the session is the last known one.
  setPlayer(null);
  settings.language = undefined;
  takeRememberedPage();
  setEntryOpener(undefined);
});

describe('a visit', () => {
  test('without a language gets the player’s, else the site’s', async () => {
    expect(await visit('/live?tab=1')).toBe('/en/live?tab=1');
    settings.language = 'ar';
    expect(await visit('/')).toBe('/ar');
  });

  test('to favourites is let through with a language, and gets one without', async () => {
    for (const path of ['/favorites', '/favorites/', '/favorites?section=live'])
      expect(await visit(path, '/en/live')).toBe(`/en${path}`);
    expect(await visit('/en/favorites', '/en/live')).toBeUndefined();
    expect(rowAt('/en/favorites')?.id).toBe('favorites');
  });

  test('in a language that the site doesn’t offer is redirected to the default language', async () => {
    expect(await visit('/xx/live/football')).toBe('/en/live/football');
  });

  test('sets the page’s language and direction from its address', async () => {
    expect(await visit('/ar/live')).toBeUndefined();
    expect([i18n.language, root.lang, root.dir, settings.language]).toEqual(['ar', 'ar', 'rtl', 'ar']);
    await visit('/en/live');
    expect([i18n.language, root.dir]).toEqual(['en', 'ltr']);
  });

  test('that another navigation has replaced changes nothing', async () => {
    await visit('/en/live');
    let isCurrent = true;
    const url = new URL('/ar/live', 'https://site.example');
    const passing = passGuards(url, url, () => isCurrent);
    isCurrent = false;
    expect(await passing).toBeUndefined();
    expect([i18n.language, root.dir, settings.language, wantedLanguage()]).toEqual(['en', 'ltr', 'en', 'en']);
  });

  describe('by Back or Forward', () => {
    /** Returns where the middleware redirects to, and whether the entry of the history is replaced. */
    async function middleware(path: string, at: string) {
      vi.stubGlobal('window', { location: new URL(at, 'https://site.example') });
      const request = new Request(new URL(path, 'https://site.example'));
      try {
        // Cast: the middleware reads the request only.
        await guardMiddleware({ request } as Parameters<typeof guardMiddleware>[0], async () => undefined);
      } catch (response) {
        if (!(response instanceof Response)) throw response;
        return [response.headers.get('location'), response.headers.has('x-remix-replace')];
      } finally {
        vi.unstubAllGlobals();
        vi.stubGlobal('document', { documentElement: root });
        vi.stubGlobal('matchMedia', () => ({ matches: false }));
      }
      return undefined;
    }

    test('to a page from before a switch of the language is shown in the new language', async () => {
      wantLanguage('ar');
      expect(await middleware('/en/live?tab=1', '/en/live?tab=1#top')).toEqual(['/ar/live?tab=1#top', true]);
      expect(await middleware('/ar/live', '/ar/live')).toBeUndefined();
    });

    test('differs from a link to another language', async () => {
      wantLanguage('ar');
      expect(await middleware('/en/live', '/ar/live')).toBeUndefined();
      expect(wantedLanguage()).toBe('en');
    });
  });

  test.each([
    ['showForgotPasswordModal', 'recovery'],
    ['transfer-user', 'visit'],
    ['coupon-settings', 'couponMore'],
  ])('that opens the sheet %s loads its module and words beside the page', async (sheet, namespace) => {
    i18n.removeResourceBundle('ar', namespace);
    const begun = vi.spyOn(sheetModules, sheet as keyof typeof sheetModules);
    begun.mockReturnValue(new Promise(() => undefined));
    expect(await visit(`/ar/live?${sheet}=1`)).toBeUndefined();
    expect(begun).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(i18n.hasResourceBundle('ar', namespace)).toBe(true), { timeout: 30_000 });
    begun.mockRestore();
  });

  test('to a feature that the site doesn’t offer is not found', async () => {
    await siteIs({ availableRoutes: ['live'] });
    await expect(visit('/en/line')).rejects.toBeInstanceOf(NotFoundError);
    expect(await visit('/en/live')).toBeUndefined();
  });

  test('to registration or sign-in is redirected to home where the site takes no players', async () => {
    await siteIs({ isRegistrationAllowed: false });
    expect(await visit('/en/registration')).toBe('/en');
    expect(await visit('/en/user/login')).toBe('/en');
  });

  test('of a guest to a player’s page is redirected to sign-in and remembered', async () => {
    expect(await visit('/en/office/history/7?tab=1')).toBe('/en/user/login');
    expect(await visit('/en/user/login', '/en/live')).toBeUndefined();
    expect(takeRememberedPage()).toBe('/en/office/history/7?tab=1');
  });

  test('to sign-in remembers the page being left, without the sheet open over it', async () => {
    await visit('/en/user/login', '/en/live/football?tab=goals&menu=1');
    await visit('/en/registration', '/en/user/login');
    expect(takeRememberedPage()).toBe('/en/live/football?tab=goals');
  });

  test('to another page clears the remembered page', async () => {
    await visit('/en/office/history');
    await visit('/en/live');
    await visit('/en/user/login', '/en/line');
    expect(takeRememberedPage()).toBe('/en/line');
  });

  test('of a guest to a player’s page is sent to the accounts’ own app where one handles accounts', async () => {
    await siteIs({ isAccountMiddleware: true });
    expect(await visit('/en/office/history')).toBe('/en/authorization');
    expect(takeRememberedPage()).toBe('/en/office/history');
  });

  test('of a guest to a player’s page opens sign-in over the page being left and remembers the target', async () => {
    const open = vi.fn(() => true);
    setEntryOpener(open);
    // The page stays: the visit is replaced by the one that opens the sheet.
    await Promise.race([
      visit('/en/office/history', '/en/live'),
      vi.waitFor(() => expect(open).toHaveBeenCalled(), { timeout: 30_000 }),
    ]);
    expect(open).toHaveBeenCalledExactlyOnceWith('login');
    expect(await visit('/en/live?login=1', '/en/live')).toBeUndefined();
    expect(takeRememberedPage()).toBe('/en/office/history');
    // A page opened by its address has no page below the sheet.
    expect(await visit('/en/office/history')).toBe('/en/user/login');
  });

  test('of a guest to a player’s page opens sign-in over home where there is no sign-in page', async () => {
    await siteIs({ availableRoutes: ['history'] });
    expect(await visit('/en/office/history')).toBe('/en?login=1');
  });

  test('of a guest to a player’s page ends at home where sign-in is not possible', async () => {
    await siteIs({ isRegistrationAllowed: false });
    expect(await visit('/en/office/history', '/en/live')).toBe('/en');
  });

  test('away from a sign-in sheet clears the remembered page', async () => {
    await visit('/en/office/history');
    await visit('/en/live?login=1');
    await visit('/en/live', '/en/live?login=1');
    expect(takeRememberedPage()).toBeUndefined();
  });

  test('to registration on an invitation-only site ends at home; existing players can sign in', async () => {
    await siteIs({ isVipDomain: true });
    expect(await visit('/en/registration')).toBe('/en');
    expect(await visit('/en/registration/socialregistration')).toBeUndefined();
    expect(await visit('/en/user/login')).toBeUndefined();
  });

  test('to sign-in or registration leads to the accounts’ own app where there is one, and returns', async () => {
    expect(await visit('/en/authorization')).toBe('/en');
    await siteIs({ isAccountMiddleware: true });
    expect(await visit('/en/authorization')).toBeUndefined();
    expect(await visit('/en/user/login')).toBe('/en/authorization');
    expect(await visit('/en/registration')).toBe('/en/authorization');
    expect(await visit('/en/registration/socialregistration')).toBeUndefined();
  });

  test('of a guest in a players-only language is redirected to the site’s default language', async () => {
    await siteIs({ langHiddenUnauthorized: ['ar'] });
    expect(await visit('/ar/live?tab=1#top')).toBe('/en/live?tab=1#top');
    setPlayer(anna);
    expect(await visit('/ar/live')).toBeUndefined();
  });

  test('to an old address is redirected to the new one, with its query', async () => {
    expect(await visit('/ar/lpage/summer?tag=a')).toBe('/ar/landing-page/summer?tag=a');
    expect(await visit('/en/office')).toBe('/en/office/menu');
  });

  test('to a game’s old address is redirected to the new one; an unknown game is not found', async () => {
    await siteIs({ availableRoutes: ['games'] });
    expect(await visit('/en/games/chest?tab=1')).toBe('/en/games/chest-bonus?tab=1');
    expect(await visit('/en/games/chest-bonus')).toBeUndefined();
    await expect(visit('/en/games/no-such-game')).rejects.toBeInstanceOf(NotFoundError);
    await expect(visit('/en/results/no-such-kind')).rejects.toBeInstanceOf(NotFoundError);
  });

  test('to an address that the site has removed is not found, nor is any below it', async () => {
    await siteIs({ urlsToRedirectTo404: ['/live/football', '/results/*'] });
    await expect(visit('/ar/live/football')).rejects.toBeInstanceOf(NotFoundError);
    await expect(visit('/en/results/live')).rejects.toBeInstanceOf(NotFoundError);
    expect(await visit('/en/live/tennis')).toBeUndefined();
    expect(await visit('/en/results')).toBeUndefined();
  });

  test('with an app’s platform to an unknown page ends at home with the rest of its query', async () => {
    expect(await visit('/en/app/start?platform_type=ios&tag=a')).toBe('/en?tag=a');
    expect(await visit('/en/live?platform_type=ios')).toBeUndefined();
  });

  test('with the alternative name of the coupon’s settings opens them', async () => {
    expect(await visit('/en/live?tab=1&coupon-settings-modal=true')).toBe('/en/live?tab=1&coupon-settings=1');
  });

  test('during maintenance ends at the maintenance page and returns afterwards', async () => {
    const now = Math.floor(Date.now() / 1000);
    await siteIs({ maintenance: { startAt: now - 60 } });
    expect(await visit('/en/live/football?tab=1')).toBe(
      '/en/maintenance?redirectedFrom=%2Fen%2Flive%2Ffootball%3Ftab%3D1',
    );
    expect(await visit('/en/maintenance')).toBeUndefined();
    await siteIs({ maintenance: { startAt: now + 60 } });
    expect(await visit('/en/live')).toBeUndefined();
    expect(await visit('/en/maintenance?redirectedFrom=%2Fen%2Flive')).toBe('/en/live');
  });

  test('to a closed site ends at the page of its reason', async () => {
    await siteIs({ block: { displayTypeId: 16, templateTypeId: 1 } });
    expect(await visit('/en/live')).toBe('/en/suspension');
    expect(await visit('/en/block')).toBe('/en/suspension');
    expect(await visit('/en/suspension')).toBeUndefined();
  });

  test('of a player to a page that needs the consultant passes only with the cookie', async () => {
    setPlayer(anna);
    vi.stubGlobal('document', { documentElement: root, cookie: '' });
    vi.stubGlobal('location', { protocol: 'https:' });
    expect(await visit('/en/payment/requests')).toBe('/en/500');
    await visit('/en/live?payment_consultant=1');
    expect(await visit('/en/payment/requests')).toBeUndefined();
    vi.stubGlobal('document', { documentElement: root });
  });

  test('of a player to a guest’s page ends at the account’s home; to a player’s page it passes', async () => {
    setPlayer(anna);
    expect(await visit('/en/user/login')).toBe('/en/office/menu/profile');
    expect(await visit('/en/office/history')).toBeUndefined();
  });
});
