import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumArgs, requireChromium } from '../../../scripts/chromium.mjs';
import { startProgram, until, type Program } from '../../faults/lib/processes.ts';

const READY_WITHIN = 20_000;

/** A tab whose life is the browser's own: hidden behind others, frozen, put into the back-forward cache. */
export interface RealTab {
  /** The value of an expression in the page; waits for a promise. */
  read<T>(expression: string): Promise<T>;
  /** Goes to an address as a link would. */
  go(url: string): Promise<void>;
  /** Goes back as the browser's button does. */
  goBack(): Promise<void>;
  /** Puts the tab before the others. */
  show(): Promise<void>;
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  close(): Promise<void>;
}

/** A browser that nothing keeps awake: Playwright's own pages are always visible and never frozen. */
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

/** Speaks the DevTools protocol over one socket. */
async function talk(url: string): Promise<{ call: Call; close: () => void }> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let calls = 0;
  socket.addEventListener('message', ({ data }) => {
    // The cast: Chromium's answers have this shape.
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
  // The casts: what these calls of the protocol answer.
  const { targetId } = (await call('Target.createTarget', { url: 'about:blank' })) as { targetId: string };
  const attached = await call('Target.attachToTarget', { targetId, flatten: true });
  const { sessionId } = attached as { sessionId: string };
  const ask = (method: string, params?: object) => call(method, params, sessionId);
  await ask('Page.navigate', { url });

  async function read<T>(expression: string): Promise<T> {
    const given = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = (await ask('Runtime.evaluate', given).catch((error: Error) => {
      // A page that goes cuts off what it was asked: the one that comes answers.
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
    // The answer comes before the page goes.
    goBack: () => read('void setTimeout(() => history.back())'),
    go: async (to) => void (await ask('Page.navigate', { url: to })),
    show: async () => void (await call('Target.activateTarget', { targetId })),
    freeze: async () => void (await ask('Page.setWebLifecycleState', { state: 'frozen' })),
    thaw: async () => void (await ask('Page.setWebLifecycleState', { state: 'active' })),
    close: async () => void (await call('Target.closeTarget', { targetId })),
  };
}

/** Starts a browser with a profile of its own. */
export async function openRealBrowser(): Promise<RealBrowser> {
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
