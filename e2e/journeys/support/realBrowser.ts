import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumArgs, requireChromium } from '../../../scripts/chromium.mjs';
import { startProgram, until, type Program } from '../../faults/lib/processes.ts';

const READY_WITHIN = 20_000;

/** A tab with the browser's own lifecycle: hidden behind others, frozen, stored in the back-forward cache. */
export interface RealTab {
  /** Evaluates an expression in the page and awaits its value. */
  read<T>(expression: string): Promise<T>;
  /** Goes to an address. */
  go(url: string): Promise<void>;
  /** Goes back in the history. */
  goBack(): Promise<void>;
  /** Activates the tab. */
  show(): Promise<void>;
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  close(): Promise<void>;
}

/** A browser with real tab lifecycles. Playwright's own pages are always visible and never frozen. */
export interface RealBrowser {
  open(url: string): Promise<RealTab>;
  close(): Promise<void>;
}

interface Answer {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

type Call = (method: string, params?: object, sessionId?: string) => Promise<unknown>;

/** Opens a DevTools protocol connection over one socket. */
async function talk(url: string): Promise<{ call: Call; close: () => void }> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let calls = 0;
  socket.addEventListener('message', ({ data }) => {
    // The cast: Chromium's responses have this shape.
    const { id, result, error } = JSON.parse(String(data)) as Answer;
    const asked = id === undefined ? undefined : waiting.get(id);
    if (error) asked?.reject(new Error(error.message));
    else asked?.resolve(result);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error('The browser takes no connection.')), {
      once: true,
    });
  });
  return {
    call(method, params = {}, sessionId = undefined) {
      const id = (calls += 1);
      const asked = Promise.withResolvers<unknown>();
      waiting.set(id, asked);
      socket.send(JSON.stringify({ id, method, params, sessionId }));
      return asked.promise;
    },
    close: () => socket.close(),
  };
}

async function addressOf(program: Program): Promise<string> {
  const found = () => /DevTools listening on (ws:\S+)/.exec(program.printed())?.[1];
  await until('the browser is ready', READY_WITHIN, () => Promise.resolve(found() !== undefined));
  return found() ?? '';
}

async function openTab(call: Call, url: string): Promise<RealTab> {
  // The casts: response types of these protocol calls.
  const { targetId } = (await call('Target.createTarget', { url: 'about:blank' })) as { targetId: string };
  const attached = await call('Target.attachToTarget', { targetId, flatten: true });
  const { sessionId } = attached as { sessionId: string };
  const ask = (method: string, params?: object) => call(method, params, sessionId);
  await ask('Page.navigate', { url });

  async function read<T>(expression: string): Promise<T> {
    const given = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = (await ask('Runtime.evaluate', given).catch((error: Error) => {
      // A navigation aborts the evaluation: it is repeated in the new page.
      if (error.message.includes('navigated')) return ask('Runtime.evaluate', given);
      throw error;
    })) as {
      result: { value: T };
      exceptionDetails?: { exception?: { description?: string } };
    };
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? expression);
    return result.value;
  }

  return {
    read,
    // The timeout lets the call return before the page is left.
    goBack: () => read('void setTimeout(() => history.back())'),
    go: async (to) => void (await ask('Page.navigate', { url: to })),
    show: async () => void (await call('Target.activateTarget', { targetId })),
    freeze: async () => void (await ask('Page.setWebLifecycleState', { state: 'frozen' })),
    thaw: async () => void (await ask('Page.setWebLifecycleState', { state: 'active' })),
    close: async () => void (await call('Target.closeTarget', { targetId })),
  };
}

let hear: () => void = () => {};

/** Calls a function whenever a journey starts a browser of its own. */
export function onRealBrowser(listener: () => void): void {
  hear = listener;
}

/** Starts a browser with a profile of its own. */
export async function openRealBrowser(): Promise<RealBrowser> {
  hear();
  const profile = mkdtempSync(join(tmpdir(), 'touchline-browser-'));
  const program = startProgram(requireChromium(), [
    ...chromiumArgs,
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    '--window-size=1366,768',
    'about:blank',
  ]);
  const { call, close } = await talk(await addressOf(program));
  return {
    open: (url) => openTab(call, url),
    async close() {
      await call('Browser.close');
      close();
      await program.ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
