import { openDueSoon, type DueSoon } from '../support/dueSoon.ts';
import { print } from '../support/figures.ts';
import { newEmail, PASSWORD } from '../support/player.ts';
import { openRealBrowser, type RealBrowser, type RealTab } from '../support/realBrowser.ts';
import { expect, test as base } from '../support/test.ts';

/** Time after which a check is due, ms. */
const SOON = 1_500;

interface Fixtures {
  readonly checks: DueSoon;
  readonly browserOfTabs: RealBrowser;
}

const test = base.extend<Fixtures>({
  checks: async ({ platform }, use) => {
    const checks = await openDueSoon(platform.port);
    await use(checks);
    await checks.stop();
  },
  // Playwright reads the required fixtures from the pattern; this one needs none.
  // eslint-disable-next-line no-empty-pattern
  browserOfTabs: async ({}, use) => {
    const browser = await openRealBrowser();
    await use(browser);
    await browser.close();
  },
});

/** Records when the page asked: UTC ms by the clock of this machine. */
const WATCH = `(() => {
  globalThis.watched = { askedAt: undefined };
  const look = () => {
    const isOpen = document.querySelector('[role=alertdialog]') !== null;
    watched.askedAt = isOpen ? (watched.askedAt ?? Date.now()) : undefined;
  };
  look();
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
})()`;

/** True in a page of the site that has loaded. */
const IS_SITE = `location.protocol === 'http:' && document.readyState === 'complete'`;

const asked = (tab: RealTab) => tab.read<number | undefined>('watched.askedAt');

const SIGN_UP = (email: string) => `fetch('/web-api/registration/full', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email: '${email}', password: '${PASSWORD}', currency: 'EUR', language: 'en', isOfAge: true }),
}).then((answer) => answer.status)`;

/** Waits until the tab has requested limits, which means that its clocks run. */
async function loaded(tab: RealTab): Promise<void> {
  await expect
    .poll(() =>
      tab.read(`performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/v3/limits'))`),
    )
    .toBe(true);
}

async function goOn(tab: RealTab, label: string): Promise<void> {
  await tab.read(
    `[...document.querySelectorAll('[role=alertdialog] button')].find((one) => one.textContent.trim() === ${JSON.stringify(label)}).click()`,
  );
  await expect.poll(() => tab.read(`document.querySelector('[role=alertdialog]') === null`)).toBe(true);
}

/** Makes the pages reload a check's due time, as if another tab had changed a limit. */
async function tellDue(tab: RealTab, checks: DueSoon, dueAt: number): Promise<void> {
  checks.set(dueAt);
  await tab.read(`(() => {
    const channel = new BroadcastChannel('touchline.clocks');
    const told = JSON.parse(localStorage.getItem('touchline.clocks.pulse'));
    told.answer.realityCheckAt = ${dueAt};
    localStorage.setItem('touchline.clocks.pulse', JSON.stringify(told));
    channel.postMessage({ t: 'cell', name: 'clocks.pulse', value: told });
    channel.close();
  })()`);
}

test(
  'a reality check comes in visible, hidden, frozen or cached tabs, never early, and once over five',
  { tag: '@thorough' },
  async ({ app, browserOfTabs, checks }) => {
    const label = app.say('limits:check.goOn');
    const origin = `http://localhost:${checks.port}/en`;
    checks.set(Date.now() + 3_600_000);
    const first = await browserOfTabs.open(origin);
    await expect.poll(() => first.read('document.readyState')).toBe('complete');
    expect(await first.read(SIGN_UP(newEmail()))).toBe(201);
    await first.go(`${origin}/live`);
    await loaded(first);
    await first.read(WATCH);
    await expect.poll(() => first.read(`localStorage.getItem('touchline.clocks.pulse') !== null`)).toBe(true);

    /**
     * Makes a check due while something keeps the tab from running, and expects it afterwards. Prints how late it is:
     * the browser's own timers and the load of the machine decide that.
     * @param away resolves when the tab is back, UTC ms
     */
    async function expectCheck(how: string, away: (dueAt: number) => Promise<number>): Promise<void> {
      const dueAt = Date.now() + SOON;
      await tellDue(first, checks, dueAt);
      const backAt = await away(dueAt);
      await expect.poll(() => asked(first), { intervals: [20] }).toBeDefined();
      const at = (await asked(first)) ?? 0;
      expect(at).toBeGreaterThanOrEqual(dueAt);
      print(`a reality check is late, ${how}`, Math.max(0, Math.round(at - Math.max(dueAt, backAt))));
      await goOn(first, label);
    }

    const passed = (dueAt: number) => expect.poll(() => Date.now() > dueAt).toBe(true);

    const others: RealTab[] = [];
    await expectCheck('tab in sight', () => Promise.resolve(0));
    await expectCheck('tab hidden until after it was due', async (dueAt) => {
      others.push(await browserOfTabs.open(`${origin}/live`));
      await passed(dueAt);
      const backAt = Date.now();
      await first.show();
      return backAt;
    });
    await expectCheck('tab frozen until after it was due', async (dueAt) => {
      await first.freeze();
      await passed(dueAt);
      const backAt = Date.now();
      await first.thaw();
      return backAt;
    });
    await expectCheck('page in the back-forward cache until after it was due', async (dueAt) => {
      await first.go('about:blank');
      await passed(dueAt);
      const backAt = Date.now();
      // Resolved before the navigation, and polled on a page that may still be loading.
      await first.goBack();
      await expect.poll(() => first.read(IS_SITE).catch(() => false)).toBe(true);
      // The browser may drop a page from its cache at any time, and loads it again then.
      const isCached = await first.read<boolean>('globalThis.watched !== undefined');
      print('pages that came from the back-forward cache', Number(isCached));
      if (!isCached) await first.read(WATCH);
      return backAt;
    });

    while (others.length < 4) others.push(await browserOfTabs.open(`${origin}/live`));
    for (const tab of others) await loaded(tab);
    const before = checks.actions().filter((action) => action === 'continue').length;
    await tellDue(first, checks, Date.now() + 500);
    const all = [first, ...others];
    for (const tab of all) {
      await tab.show();
      await expect.poll(() => tab.read(`document.querySelector('[role=alertdialog]') !== null`)).toBe(true);
    }
    await goOn(others[3] ?? first, label);
    for (const tab of all)
      await expect.poll(() => tab.read(`document.querySelector('[role=alertdialog]') === null`)).toBe(true);
    const answers = checks.actions().filter((action) => action === 'continue').length - before;
    print('answers to a reality check over five tabs', answers);
    expect(answers).toBe(1);
  },
);
