// Renders pages in a worker thread, so that the platform's own thread, and with it the feed, is
// never blocked.
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { Prerender, Prerendered } from '@touchline/contract';
import type { Answer, FromWorker, ToWorker, WorkerStart } from './workerMessages.ts';

/** Substitute of the page's origin: no call leaves the process. */
const ORIGIN = 'http://prerender.invalid';

const port = parentPort;
if (!port) throw new Error('This program runs as a worker of the server.');
const send = (message: FromWorker): void => port.postMessage(message);

const waiting = new Map<number, (answer: Answer) => void>();
let questions = 0;

function ask(url: string): Promise<Answer> {
  questions += 1;
  const question = questions;
  return new Promise((resolve) => {
    waiting.set(question, resolve);
    send({ kind: 'ask', question, call: { url } });
  });
}

/** Rejects when the signal aborts. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort);
  });
}

globalThis.fetch = async (input, init) => {
  const { url, signal } = new Request(input, init);
  const { pathname, search } = new URL(url);
  const { status, body } = await Promise.race([ask(pathname + search), aborted(signal)]);
  return new Response(body, { status, headers: { 'content-type': 'application/json' } });
};
Object.assign(globalThis, { location: new URL(ORIGIN) });

// The casts: both ends of the worker are of one build of the server, and the program is our own build's.
const { program } = workerData as WorkerStart;
const app = import(pathToFileURL(program).href) as Promise<{ readonly prerender: Prerender }>;

port.on('message', async (message: ToWorker) => {
  if (message.kind === 'answer') {
    waiting.get(message.question)?.(message.answer);
    waiting.delete(message.question);
    return;
  }
  try {
    const { prerender } = await app;
    const skeleton = (page: Prerendered) => send({ kind: 'skeleton', page });
    send({ kind: 'rendered', page: await prerender(message.request, skeleton) });
  } catch (error) {
    send({ kind: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
