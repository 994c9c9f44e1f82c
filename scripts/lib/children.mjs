// Runs programs in the foreground: they get each signal once and leave no processes behind.
import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/** A terminal and npm both pass on one Ctrl-C, so signals this close together (milliseconds) are one. */
const SAME_PRESS = 800;

/**
 * Runs programs until the first of them ends, then ends the rest. Each one leads its own process group, so a
 * signal reaches everything it started, and reaches it once; a second Ctrl-C kills.
 * @param {{ command: string, args: string[], cwd?: string, label?: string }[]} programs
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} the exit code of the program that ended first; 0 when we were asked to stop and
 *   none failed at it
 */
export async function foreground(programs, env) {
  let stopping = 0;
  const children = programs.map((program) => start(program, env));
  const signalAll = (signal) => children.forEach((child) => signalGroup(child.process, signal));
  const onSignal = (signal) => {
    const now = Date.now();
    if (stopping !== 0 && now - stopping < SAME_PRESS) return;
    signalAll(stopping === 0 ? signal : 'SIGKILL');
    stopping ||= now;
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, onSignal);
  const first = await Promise.race(children.map((child) => child.ended));
  const asked = stopping !== 0;
  if (!asked) signalAll('SIGTERM');
  const codes = await Promise.all(children.map((child) => child.ended));
  for (const signal of signals) process.removeListener(signal, onSignal);
  if (!asked) return first.code;
  return Math.max(...codes.map(({ code, signal }) => (signal === null ? code : 0)));
}

/**
 * Runs one program as if it had been typed: it has the terminal's input and gets its signals.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [cwd]
 * @returns {Promise<number>} its exit code
 * @throws {Error} one sentence when there is no such program
 */
export function attached(command, args, env, cwd = root) {
  // A terminal sends its interrupt to both; what another program sends is passed on.
  const ignore = () => {};
  let child;
  const end = () => child?.kill('SIGTERM');
  process.on('SIGINT', ignore);
  process.on('SIGTERM', end);
  return new Promise((resolve, reject) => {
    child = spawn(command, args, { cwd, env, stdio: 'inherit' });
    child.on('error', (error) => {
      reject(new Error(error.code === 'ENOENT' ? `There is no program "${command}".` : error.message));
    });
    child.on('close', (code) => resolve(code ?? 1));
  }).finally(() => {
    process.removeListener('SIGINT', ignore);
    process.removeListener('SIGTERM', end);
  });
}

function start({ command, args, cwd = root, label }, env) {
  const child = spawn(command, args, {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', label ? 'pipe' : 'inherit', label ? 'pipe' : 'inherit'],
  });
  if (label) {
    prefixLines(child.stdout, process.stdout, label);
    prefixLines(child.stderr, process.stderr, label);
  }
  const ended = new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}.`);
      resolve({ code: 1, signal: null });
    });
    child.on('close', (code, signal) => resolve({ code: code ?? 1, signal }));
  });
  return { process: child, ended };
}

function signalGroup(child, signal) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group ended between the check and the signal.
  }
}

function prefixLines(from, to, label) {
  let rest = '';
  from.setEncoding('utf8');
  from.on('data', (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) to.write(`${label} | ${line}\n`);
  });
  from.on('end', () => {
    if (rest) to.write(`${label} | ${rest}\n`);
  });
}
