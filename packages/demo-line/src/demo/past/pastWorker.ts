import { parentPort, workerData } from 'node:worker_threads';
import { finishedOf } from '../../engine/finished.ts';
import { createDemoPlan } from '../demoPlan.ts';
import type { PastPeriod } from './playPast.ts';

// The cast: `playPast` starts this program.
const { seed, without, from, to } = workerData as PastPeriod;
// The lint rule mistakes the port for a window.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(finishedOf(createDemoPlan(seed, without), from, to));
