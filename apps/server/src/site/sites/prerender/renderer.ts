import type { Prerendered, PrerenderRequest } from '@touchline/contract';
import { Worker } from 'node:worker_threads';
import type { Answer, FromWorker, Question, ToWorker, WorkerStart } from './workerMessages.ts';

/** Memory limit of the worker: without it a fault could use up the platform's memory. */
const LIMITS = { maxOldGenerationSizeMb: 256 };

export interface Renderer {
  /**
   * Renders a page; requests are queued.
   * @throws {Error} if the rendering fails, or the worker ends
   */
  render(request: PrerenderRequest, calls: RendererCalls): Promise<Prerendered | undefined>;
  close(): Promise<void>;
}

export interface RendererCalls {
  /** Answers a call of the app that renders. */
  ask(call: Question): Promise<Answer>;
  /** Called with the page before its data has come. */
  skeleton(page: Prerendered): void;
}

/**
 * Starts the worker that renders pages.
 * @param program file of the built prerender program
 * @param ended called once if the worker ends by itself
 */
export function startRenderer(program: string, ended: (why: Error) => void): Renderer {
  const workerData: WorkerStart = { program };
  const worker = new Worker(new URL('worker.ts', import.meta.url), {
    workerData,
    resourceLimits: LIMITS,
  });
  // The worker doesn't keep the process alive.
  worker.unref();
  // The lint rule mistakes the worker for a window.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const send = (message: ToWorker): void => worker.postMessage(message);
  let onMessage: (message: FromWorker) => void = () => undefined;
  let fail: (why: Error) => void = () => undefined;
  let last: Promise<unknown> = Promise.resolve();

  worker.on('message', (message: FromWorker) => onMessage(message));
  worker.on('error', (why) => {
    fail(why instanceof Error ? why : new Error(String(why)));
    ended(why instanceof Error ? why : new Error(String(why)));
  });

  function renderNow(
    request: PrerenderRequest,
    { ask, skeleton }: RendererCalls,
  ): Promise<Prerendered | undefined> {
    return new Promise((resolve, reject) => {
      fail = reject;
      onMessage = (message) => {
        if (message.kind === 'rendered') return resolve(message.page);
        if (message.kind === 'skeleton') return skeleton(message.page);
        if (message.kind === 'failed') return reject(new Error(message.reason));
        const { question, call } = message;
        ask(call).then((answer) => send({ kind: 'answer', question, answer }), reject);
      };
      send({ kind: 'render', request });
    });
  }

  return {
    render(request, calls) {
      const rendered = last.then(() => renderNow(request, calls));
      last = rendered.catch(() => undefined);
      return rendered;
    },
    async close() {
      fail(new Error('The server stops.'));
      await worker.terminate();
    },
  };
}
