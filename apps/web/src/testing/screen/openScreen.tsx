import { allPages, pageAt } from '@touchline/contract/allPages';
import { loadIcons } from '@touchline/ui';
import type { ComponentType } from 'react';
import { createRoot, type Root as ReactRoot } from 'react-dom/client';
import { createMemoryRouter, createPath, Outlet } from 'react-router';
import { App } from '../../app/boot/App.tsx';
import { Root } from '../../app/Root.tsx';
import { LazyNotifications } from '../../app/shell/LazyNotifications.tsx';
import { startFavorites } from '../../features/favorites/favorites.store.ts';
import { setUnread } from '../../features/messages/unread.store.ts';
import { notifications } from '../../features/notifications/notifications.store.ts';
import { hideSports } from '../../features/odds/sports/hiddenSports.ts';
import { forgetEndedSessions } from '../../features/session/endedSession.ts';
import { refreshSession } from '../../features/session/session.api.ts';
import { startSettings } from '../../features/settings/settings.store.ts';
import { forgetUserConfig, loadUserConfig } from '../../features/userConfig/userConfig.api.ts';
import { tokens } from '../../platform/api/api.ts';
import { queryClient } from '../../platform/api/queryClient.ts';
import type { Namespace } from '../../platform/i18n/bundles.ts';
import { i18n, loadBundles, setLanguage } from '../../platform/i18n/i18n.ts';
import { setKnownPaths } from '../../platform/links/knownPaths.ts';
import { useSheets, type SheetName } from '../../platform/links/sheets.ts';
import { loadSite } from '../../platform/site/site.ts';
import { samplePlayer, sampleSite, sampleUserConfig } from '../samples.ts';
import { answerCalls, type Answers } from './answers.ts';
import { endFeed } from './feed.ts';
import { restoreCoupon } from './restoreCoupon.ts';

const LANGUAGE = 'en';

export interface ScreenOptions {
  /** Address of the screen after the language, with its query: `office/messages?message=7`. */
  readonly address: string;
  /**
   * Pattern of the paths at which it is shown, for a part of several screens.
   * @default that of the page with the address
   */
  readonly path?: string;
  /** Translations of the screen's row in the route table, beside `common`. */
  readonly namespaces: readonly Namespace[];
  /** Answers to the screen's calls; a call without one fails the test. */
  readonly answers: Answers;
  /** Sheets that open over the screen by their flags in the address. */
  readonly sheets?: Sheets;
}

type Sheets = Readonly<Partial<Record<SheetName, ComponentType>>>;

/** A screen that is shown in the page of the test. */
export interface OpenScreen {
  /** Path and query of the current address, with the language. A link may have left the screen. */
  address(): string;
  /** Goes back as the browser's button does. The page before the screen is home. */
  back(): Promise<void>;
  /** Returns a text of the product, by its key such as `inbox:list.empty`. */
  say(key: string, values?: Readonly<Record<string, string | number>>): string;
}

let open: ReactRoot | undefined;

/** Answers of the platform that every visit of a signed-in player needs. */
const visit: Answers = {
  siteState: () => sampleSite,
  session: () => ({ player: samplePlayer, serverTime: sampleSite.serverTime }),
  accessToken: () => ({ token: 'a-token', expiresAt: sampleSite.serverTime + 300_000 }),
  userConfig: () => sampleUserConfig,
};

// Queries are requested again at once where the app waits for seconds.
queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 0 } });

/**
 * Shows a screen to a signed-in player, or to a guest if the answer to `session` says so, as the app does: with its
 * site, session, translations, queries, stores and notifications, but without the frame around screens. A screen that
 * is open is left before, as by a reload. The last one is closed when the test ends.
 * @param screen module of the screen, as its route loads it
 */
export async function openScreen(
  { Component }: { readonly Component: ComponentType },
  { address, path, namespaces, answers, sheets = {} }: ScreenOptions,
): Promise<OpenScreen> {
  leaveScreen();
  answerCalls({ ...visit, ...answers });
  startSettings(await loadSite());
  restoreCoupon();
  startFavorites();
  const [player] = await Promise.all([
    refreshSession(),
    loadBundles(LANGUAGE, ['common', ...namespaces]),
    loadIcons(),
  ]);
  await Promise.all([player && loadUserConfig(), setLanguage(LANGUAGE)]);
  const [pathname = ''] = address.split('?');
  // The screen reads the parameters of its address by the page's pattern.
  const pattern = path ?? pageAt(pathname.split('/'))?.pattern ?? pathname;
  setKnownPaths(() => Object.keys(allPages).map((pattern) => `/:lang/${pattern}`));
  const router = createMemoryRouter(
    [
      {
        path: '/',
        Component: Root,
        children: [
          {
            path: ':lang',
            element: <Page sheets={sheets} />,
            children: [
              { path: pattern, Component },
              { path: '*', element: null },
            ],
          },
        ],
      },
    ],
    { initialEntries: [`/${LANGUAGE}`, `/${LANGUAGE}/${address}`] },
  );
  const container = document.createElement('div');
  // In place of the footer, so that the end of a list can be scrolled into the window.
  container.style.paddingBlockEnd = '100px';
  document.body.append(container);
  open = createRoot(container);
  open.render(<App router={router} />);
  return {
    address: () => createPath(router.state.location),
    back: () => router.navigate(-1),
    say(key, values) {
      if (!i18n.exists(key, values)) throw new Error(`The screen's translations have no "${key}".`);
      return i18n.t(key as 'common:kit.close', { ...values });
    },
  };
}

/** Takes the place of the app's frame. */
function Page({ sheets }: { readonly sheets: Sheets }) {
  const { open: name } = useSheets();
  const Sheet = name && sheets[name];
  return (
    <>
      <main>
        <Outlet />
      </main>
      {Sheet && <Sheet />}
      <LazyNotifications />
    </>
  );
}

/** Closes the screen of the test that has ended, and forgets what its visit has stored on the device. */
export function closeScreen(): void {
  localStorage.clear();
  sessionStorage.clear();
  leaveScreen();
}

/** Forgets what a reload of the page forgets. A store that a screen changes is reset here. */
function leaveScreen(): void {
  // Stores read the device's storage again, as in a page that is loaded.
  dispatchEvent(new StorageEvent('storage'));
  open?.unmount();
  open = undefined;
  document.body.replaceChildren();
  endFeed();
  queryClient.clear();
  tokens.reset();
  forgetEndedSessions();
  notifications.shown = [];
  setUnread(0);
  forgetUserConfig();
  hideSports({ line: [], live: [] });
}
