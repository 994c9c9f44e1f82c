import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from './paths.mjs';

/**
 * Runs a program to its end and keeps what it prints.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {{ cwd?: string, onText?: (text: string) => void, onLine?: (line: string) => void }} [options] `onText` gets
 *   the text that the program writes to its file descriptor 3, `onLine` each line of its stdout, both at once
 * @returns {Promise<{ code: number, output: string }>} stdout and stderr in the order they came
 */
export function run(command, args, env, { cwd = root, onText, onLine } = {}) {
  return new Promise((resolve) => {
    const stdio = ['ignore', 'pipe', 'pipe', ...(onText ? ['pipe'] : [])];
    const child = spawn(command, args, { cwd, env, stdio });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    if (onLine) createInterface({ input: child.stdout }).on('line', onLine);
    const texts = child.stdio[3];
    texts?.setEncoding('utf8');
    texts?.on('data', onText);
    child.on('error', (error) =>
      resolve({ code: 1, output: `${command} could not be started: ${error.message}\n` }),
    );
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
