import type { PictureOrder } from '@touchline/contract';
import { Worker } from 'node:worker_threads';
import type { Answer, FromWorker, Question, ToWorker, WorkerStart } from './messages.ts';

/** Memory limit of the worker: without it a fault could use up the platform's memory. */
const LIMITS = { maxOldGenerationSizeMb: 256 };

export interface Drawer {
  /**
   * Prerenders a page's first screen; orders are queued.
   * @param ask makes the calls of the app that renders
   * @throws {Error} if the rendering fails, or the worker ends
   */
  draw(order: PictureOrder, ask: Ask): Promise<string | undefined>;
  close(): Promise<void>;
}

export type Ask = (call: Question) => Promise<Answer>;

/**
 * Starts the worker that prerenders pages.
 * @param program file of the built prerender program
 * @param ended called once if the worker ends by itself
 */
export function startDrawer(program: string, ended: (why: Error) => void): Drawer {
  const workerData: WorkerStart = { program };
  const worker = new Worker(new URL('pictureWorker.ts', import.meta.url), {
    workerData,
    resourceLimits: LIMITS,
  });
  // The worker doesn't keep the process alive.
  worker.unref();
  // The lint rule mistakes the worker for a window.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const tell = (message: ToWorker): void => worker.postMessage(message);
  let hear: (message: FromWorker) => void = () => undefined;
  let fail: (why: Error) => void = () => undefined;
  let last: Promise<unknown> = Promise.resolve();

  worker.on('message', (message: FromWorker) => hear(message));
  worker.on('error', (why) => {
    fail(why instanceof Error ? why : new Error(String(why)));
    ended(why instanceof Error ? why : new Error(String(why)));
  });

  function drawNow(order: PictureOrder, ask: Ask): Promise<string | undefined> {
    return new Promise((resolve, reject) => {
      fail = reject;
      hear = (message) => {
        if (message.kind === 'drawn') return resolve(message.picture);
        if (message.kind === 'failed') return reject(new Error(message.reason));
        const { question, call } = message;
        ask(call).then((answer) => tell({ kind: 'answer', question, answer }), reject);
      };
      tell({ kind: 'draw', order });
    });
  }

  return {
    draw(order, ask) {
      const drawn = last.then(() => drawNow(order, ask));
      last = drawn.catch(() => undefined);
      return drawn;
    },
    async close() {
      fail(new Error('The server stops.'));
      await worker.terminate();
    },
  };
}
