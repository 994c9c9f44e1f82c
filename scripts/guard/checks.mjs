// Steps that pass or fail as a whole.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { buildGames, buildWeb } from '../lib/prepare.mjs';
import { run } from '../lib/run-command.mjs';

/**
 * A step of one or several commands; the first that fails ends it.
 * @param {string} name
 * @param {string} title
 * @param {...readonly string[]} commands program and arguments
 */
export function check(name, title, ...commands) {
  return {
    name,
    title,
    run: async ({ env }) => {
      let output = '';
      for (const [command, ...args] of commands) {
        const done = await run(command, args, env);
        output += done.output;
        if (done.code !== 0) return failedWith(output);
      }
      return { passed: 1, failed: 0 };
    },
  };
}

const failedWith = (output) => ({ passed: 0, failed: 1, output });

export const generated = {
  name: 'generated',
  title: 'Generated files are fresh',
  run: async ({ env }) => {
    const before = await changedFiles(env);
    const made = await run('pnpm', ['-r', 'run', '--if-present', 'generate'], env);
    const after = await changedFiles(env);
    const stale = [...after].filter(([file, digest]) => before.get(file) !== digest).map(([file]) => file);
    if (made.code === 0 && stale.length === 0) return { passed: 1, failed: 0 };
    const advice =
      stale.length > 0 ? `They were stale and are fresh now, commit them: ${stale.join(', ')}\n` : '';
    return failedWith(made.output + advice);
  },
};

/** Content of each changed or new file of the work tree, so that uncommitted work isn't a false alarm. */
async function changedFiles(env) {
  const { output } = await run('git', ['ls-files', '-m', '-o', '--exclude-standard'], env);
  const files = output.split('\n').filter(Boolean);
  return new Map(files.map((file) => [file, digestOf(join(root, file))]));
}

function digestOf(file) {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex');
  } catch {
    return 'gone';
  }
}

export const build = {
  name: 'build',
  title: 'The apps build; app, kit and brands keep their size budgets',
  run: async ({ env }) => {
    try {
      buildWeb(env);
      buildGames(env);
    } catch (error) {
      return failedWith(error.message);
    }
    const measures = [
      await run('node', ['scripts/sizes.mjs'], env),
      await run('node', ['scripts/style-sizes.mjs'], env),
    ];
    return measures.some(({ code }) => code !== 0)
      ? failedWith(measures.map(({ output }) => output).join(''))
      : { passed: 1, failed: 0 };
  },
};
