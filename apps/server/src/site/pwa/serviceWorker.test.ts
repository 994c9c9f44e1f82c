import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';

const PROGRAM = readFileSync(new URL('serviceWorker.js', import.meta.url), 'utf8');
const ORIGIN = 'https://site.example';

interface Page {
  readonly visibilityState: 'visible' | 'hidden';
  readonly went: string[];
}

/** Runs the program with pages of the site; returns functions that send it events, and what it did. */
function started(pages: readonly Page[], agent = 'Chrome/141 Safari/537') {
  const listeners = new Map<string, (event: object) => void>();
  const shown: unknown[] = [];
  const opened: string[] = [];
  const clients = pages.map((page) => ({
    visibilityState: page.visibilityState,
    focus: () => Promise.resolve(page.went.push('focus')),
    navigate: (url: string) => Promise.resolve(page.went.push(url)),
  }));
  const self = {
    location: { origin: ORIGIN },
    registration: {
      showNotification: (title: string, options: object) =>
        Promise.resolve(shown.push({ title, ...options })),
    },
    clients: {
      matchAll: () => Promise.resolve(clients),
      openWindow: (url: string) => Promise.resolve(opened.push(url)),
    },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  };
  const constants = `const VERSION = '1'; const FILES = []; const LANGUAGES = ['en']; const ICON = '/icon.png';`;
  runInContext(constants + PROGRAM, createContext({ self, URL, navigator: { userAgent: agent } }));

  /** Sends an event, and waits until the program is done with it. */
  async function send(type: string, event: object): Promise<void> {
    const works: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => works.push(work) });
    await Promise.all(works);
  }
  return {
    shown,
    opened,
    push: (message: object) => send('push', { data: { json: () => message } }),
    click: (path: string) =>
      send('notificationclick', { notification: { close: () => undefined, data: { path } } }),
  };
}

const MESSAGE = {
  title: 'وصل إيداعك',
  lang: 'ar',
  dir: 'rtl',
  tag: 'message-7',
  path: '/ar/office/messages?message=7',
};
const page = (visibilityState: Page['visibilityState']): Page => ({ visibilityState, went: [] });

test('a message is shown in its language, with the brand’s icon', async () => {
  const { push, shown } = started([page('hidden')]);
  await push(MESSAGE);
  const { path, ...rest } = MESSAGE;
  expect(shown).toEqual([{ ...rest, icon: '/icon.png', data: { path } }]);
});

test('a message that a page in sight shows is no notification, except where browsers demand one', async () => {
  const chromium = started([page('visible')]);
  await chromium.push(MESSAGE);
  expect(chromium.shown).toEqual([]);
  const safari = started([page('visible')], 'Version/18.4 Safari/605');
  await safari.push(MESSAGE);
  expect(safari.shown).toHaveLength(1);
});

test('a press on it opens the message in the open page, else in a new one', async () => {
  const open = page('hidden');
  const first = started([open]);
  await first.click(MESSAGE.path);
  expect([open.went, first.opened]).toEqual([['focus', `${ORIGIN}${MESSAGE.path}`], []]);
  const second = started([]);
  await second.click(MESSAGE.path);
  expect(second.opened).toEqual([`${ORIGIN}${MESSAGE.path}`]);
});

test('an address of another site isn’t opened', async () => {
  const { click, opened } = started([]);
  await click('//other.example/x');
  expect(opened).toEqual([]);
});
