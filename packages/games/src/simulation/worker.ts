import { workerData, parentPort } from 'node:worker_threads';
import { simulate, type Stretch } from './simulate.ts';

// A port of Node, not a window: messages have no target origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(simulate(workerData as Stretch));
