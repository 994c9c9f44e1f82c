import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/**
 * Runs a program to its end in the repository's folder and keeps what it says.
 * @returns {Promise<{ code: number, output: string }>} both of its streams, in the order they came
 */
export function run(command, args, env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.on('error', (error) =>
      resolve({ code: 1, output: `${command} could not be started: ${error.message}\n` }),
    );
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
