import type { PictureOrder } from '@touchline/contract';
import { Worker } from 'node:worker_threads';
import type { Answer, FromWorker, Question, ToWorker, WorkerStart } from './messages.ts';

/** More than that a drawing never needs: without a limit a fault in it could take the platform's memory. */
const LIMITS = { maxOldGenerationSizeMb: 256 };

export interface Drawer {
  /**
   * Draws a page's first screen; orders wait for each other.
   * @param ask makes the calls of the app that draws
   * @throws {Error} when the drawing fails, or the worker ends
   */
  draw(order: PictureOrder, ask: Ask): Promise<string | undefined>;
  close(): Promise<void>;
}

export type Ask = (call: Question) => Promise<Answer>;

/** @param program file of the built program that draws @param ended called once when the worker ends by itself */
export function startDrawer(program: string, ended: (why: Error) => void): Drawer {
  const workerData: WorkerStart = { program };
  const worker = new Worker(new URL('pictureWorker.ts', import.meta.url), {
    workerData,
    resourceLimits: LIMITS,
  });
  // It keeps nothing running that would otherwise end.
  worker.unref();
  // The rule takes the worker for a window.
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
