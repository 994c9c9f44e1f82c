import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, createPath } from 'react-router';
import { expect, test } from 'vitest';
import { App } from '../boot/App.tsx';
import { useSheets, type Sheets } from '../../platform/links/sheets.ts';
import { useSwitchLanguage } from '../../platform/links/useSwitchLanguage.ts';

/** A page with the sheet `settings`; pages in Arabic load once `arrive` is called. */
async function openSettings(entries: readonly { readonly search?: string; readonly state?: unknown }[]) {
  const { promise: arabic, resolve: arrive } = Promise.withResolvers<null>();
  let sheets: Sheets | undefined;
  let switchTo: ((lang: string) => void) | undefined;
  function Page() {
    const [current, speak] = [useSheets(), useSwitchLanguage()];
    useEffect(() => {
      sheets = current;
      switchTo = speak;
    });
    return current.open ?? 'none';
  }
  const router = createMemoryRouter(
    [
      { path: '/en/:page', Component: Page },
      { path: '/ar/:page', Component: Page, loader: () => arabic },
    ],
    { initialEntries: entries.map((entry) => ({ pathname: '/en/live', search: '', ...entry })) },
  );
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(<App router={router} />);
  await expect.poll(() => container.textContent).toBe('settings');
  return {
    address: () => createPath(router.state.location),
    speakArabic: () => switchTo?.('ar'),
    arrive: () => arrive(null),
    close: () => sheets?.close(),
    closed: async () => sheets?.closeAndWait(),
    end: () => root.unmount(),
  };
}

test('a sheet that is closed while its page switches the language leaves the new language', async () => {
  const page = await openSettings([{ search: '?settings=1' }]);
  page.speakArabic();
  const closed = page.closed();
  page.arrive();
  await closed;
  await expect.poll(page.address).toBe('/ar/live');
  page.end();
});

test('a sheet over a page is closed once, however often it is asked to', async () => {
  const page = await openSettings([
    { search: '?tab=before' },
    { search: '?tab=page' },
    { search: '?settings=1', state: { overPage: true } },
  ]);
  page.close();
  page.close();
  await page.closed();
  await expect.poll(page.address).toBe('/en/live?tab=page');
  page.end();
});
