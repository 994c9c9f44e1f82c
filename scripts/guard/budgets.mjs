// CPU-seconds that each step may take, so that time is spent on purpose.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';

/**
 * Share above its budget at which a step fails. On virtual machines the same step took up to 2.34 times its budget while
 * the calibration, which runs alone and needs little memory, measured no difference.
 */
const TOLERANCE = 1.5;
/** Limits of the scale; a measurement beyond them is an error. */
const SCALE_LIMITS = [1, 4];
const CALIBRATION_ROUNDS = 60;

/** @returns {{ calibration: number, cpuSeconds: Record<string, number> }} `calibration` is that of the machine the budgets were measured on */
export function readBudgets() {
  return JSON.parse(readFileSync(join(root, 'scripts', 'budgets.json'), 'utf8'));
}

/**
 * Judges the CPU time of a step.
 * @param {number} seconds CPU-seconds it took
 * @param {number | undefined} budget CPU-seconds on the machine that budgets were measured on
 * @param {number} scale how many times slower this machine is
 * @param {number} [times] how many times the step did its work: 2 when each part was done twice
 * @returns {{ allowed: number, isOver: boolean } | undefined} undefined without a budget
 */
export function judgeBudget(seconds, budget, scale, times = 1) {
  if (budget === undefined) return undefined;
  const allowed = budget * scale * times;
  return { allowed, isOver: seconds > allowed * (1 + TOLERANCE) };
}

/**
 * True if a step has run tests again because they failed. Its time says nothing of what it takes otherwise, and the
 * failures themselves are in the summary.
 * @param {import('./test-run.mjs').Outcome} outcome
 */
export function hasRepeated({ failed, unsteady = [], reported = [] }) {
  return failed + unsteady.length + reported.length > 0;
}

/**
 * Ratio of this machine's speed to that of the machine that budgets were measured on; 2 is half as fast.
 * @param {number} measured CPU-seconds of the calibration here
 * @param {number} reference CPU-seconds of it there
 */
export function scaleOf(measured, reference) {
  const [least, most] = SCALE_LIMITS;
  return Math.min(most, Math.max(least, measured / reference));
}

/**
 * CPU-seconds of a fixed piece of work like that of the guard: parsing, sorting, hashing.
 * The fastest of three counts: other programs on the machine only slow it down.
 */
export function calibrate() {
  return Math.min(...[1, 2, 3].map(() => measureWork()));
}

function measureWork() {
  const began = process.cpuUsage();
  let text = JSON.stringify(
    Array.from({ length: 5000 }, (_, id) => ({ id, name: `name ${(id * 7919) % 5000}` })),
  );
  for (let round = 0; round < CALIBRATION_ROUNDS; round += 1) {
    const rows = JSON.parse(text).toSorted((a, b) => (a.name < b.name ? -1 : 1));
    text = JSON.stringify(rows.map((row) => ({ ...row, id: row.id + 1 })));
    createHash('sha256').update(text).digest('hex');
  }
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000_000;
}
