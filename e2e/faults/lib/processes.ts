import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** Returns a TCP port of the loopback address that is currently free. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The cast: a server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A running program with its latest output and its exit. */
export interface Program {
  readonly child: ChildProcess;
  /** Latest output, for error reports. */
  printed(): string;
  /** Resolves with the exit code or signal when it has ended. */
  readonly ended: Promise<string>;
}

const KEPT = 8_000;

/** Starts a program and captures its output instead of showing it. */
export function startProgram(command: string, args: readonly string[], options: SpawnOptions = {}): Program {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  const hear = (data: Buffer): void => {
    printed = (printed + data.toString('utf8')).slice(-KEPT);
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? String(code)));
    child.once('error', (error) => {
      printed += error.message;
      resolve('not started');
    });
  });
  return { child, printed: () => printed, ended };
}

/**
 * Runs a program to its end.
 * @throws {Error} with its output, when it fails
 */
export async function runProgram(command: string, args: readonly string[]): Promise<void> {
  const program = startProgram(command, args);
  const end = await program.ended;
  if (end !== '0') throw new Error(`${command} ended with ${end}: ${program.printed()}`);
}

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/**
 * Polls until a condition holds.
 * @param what the condition in words, for the error
 * @param ms time limit
 * @throws {Error} when it doesn't hold in time
 */
export async function until(what: string, ms: number, holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + ms;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`Not within ${ms / 1000} s: ${what}.`);
    await sleep(50);
  }
}
