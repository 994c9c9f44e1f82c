// Everything that guards the product, in the order in which a fault is cheapest to find.
import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres } from '../../e2e/faults/lib/postgresServer.ts';
import { root } from './paths.mjs';
import { buildWeb } from './prepare.mjs';
import { run } from './run-command.mjs';

const results = join(root, 'e2e', 'report', 'results');

/**
 * @typedef {{ passed: number, failed: number, output: string }} Outcome
 * @typedef {{ name: string, title: string, skip?: (env: NodeJS.ProcessEnv) => string | undefined,
 *   run: (env: NodeJS.ProcessEnv) => Promise<Outcome> }} Step
 *   `skip` answers why a step does not apply here
 */

/** A step that passes or fails as a whole. */
function check(name, title, ...commands) {
  return {
    name,
    title,
    run: async (env) => {
      let output = '';
      for (const [command, ...args] of commands) {
        const done = await run(command, args, env);
        output += done.output;
        if (done.code !== 0) return { passed: 0, failed: 1, output };
      }
      return { passed: 1, failed: 0, output };
    },
  };
}

/**
 * A step that runs projects of the root's vitest.config.ts and counts their tests.
 * `files` answers parts of the paths to run; all of them without it
 */
function vitest(name, title, projects, { changeEnv = (env) => env, files = () => [], skip } = {}) {
  return {
    name,
    title,
    ...(skip ? { skip } : {}),
    run: async (env) => {
      const file = join(results, `${name}.json`);
      rmSync(file, { force: true });
      const chosen = projects.flatMap((project) => ['--project', project]);
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      const { code, output } = await run(
        'pnpm',
        ['exec', 'vitest', 'run', ...files(env), ...chosen, ...reporters],
        changeEnv(env),
      );
      return count(code, output, () => {
        const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
        return { passed: numPassedTests, failed: numFailedTests };
      });
    },
  };
}

/** Reads a runner's own count; a runner that failed beside its tests (or wrote no count) is one failure more. */
function count(code, output, read) {
  let counted;
  try {
    counted = read();
  } catch {
    return { passed: 0, failed: 1, output: `${output}\nThe runner wrote no count.\n` };
  }
  const unexplained = code !== 0 && counted.failed === 0 ? 1 : 0;
  return { passed: counted.passed, failed: counted.failed + unexplained, output };
}

const hasServices = ({ TEST_DATABASE_URL, TEST_REDIS_URL }) => Boolean(TEST_DATABASE_URL && TEST_REDIS_URL);

/** What depends on which database it is: with PostgreSQL at hand the rest runs there, and in journeys on this one. */
const ofTheEmbedded = ['db/', 'wallet/', 'coupons/placeAtOnce', 'limits/moneyLimits', 'main.test'].map(
  (part) => `apps/server/src/${part}`,
);

const withoutServices = ({ TEST_DATABASE_URL: _database, TEST_REDIS_URL: _redis, ...env }) => env;

const generated = {
  name: 'generated',
  title: 'Generated files are fresh',
  run: async (env) => {
    const before = await state(env);
    const made = await run('pnpm', ['-r', 'run', '--if-present', 'generate'], env);
    const after = await state(env);
    const stale = [...after].filter(([file, digest]) => before.get(file) !== digest).map(([file]) => file);
    if (made.code === 0 && stale.length === 0) return { passed: 1, failed: 0, output: made.output };
    const advice =
      stale.length > 0 ? `They were stale and are fresh now, commit them: ${stale.join(', ')}\n` : '';
    return { passed: 0, failed: 1, output: made.output + advice };
  },
};

/** What each changed or new file of the work tree holds, so that work under way is no false alarm. */
async function state(env) {
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

const build = {
  name: 'build',
  title: 'The web app builds; app, kit and brands keep their size budgets',
  run: async (env) => {
    try {
      buildWeb(env);
    } catch (error) {
      return { passed: 0, failed: 1, output: error.message };
    }
    const measures = [
      await run('node', ['scripts/sizes.mjs'], env),
      await run('node', ['scripts/style-sizes.mjs'], env),
    ];
    const failed = measures.some(({ code }) => code !== 0) ? 1 : 0;
    return { passed: 1 - failed, failed, output: measures.map(({ output }) => output).join('') };
  },
};

const faults = {
  name: 'faults',
  title: 'Coupons placed while network, server and PostgreSQL fail',
  skip: () => (findPostgres() ? undefined : 'this machine has no PostgreSQL to start'),
  run: async (env) => {
    const few = ['--placements', '150', '--clients', '16', '--blows', '3', '--timeout', '800'];
    const { code, output } = await run('node', ['e2e/faults/placements.ts', ...few], withoutServices(env));
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
  },
};

const visual = {
  name: 'visual',
  title: 'Stories play, are accessible and look as they did',
  run: async (env) => {
    const built = await run('pnpm', ['exec', 'storybook', 'build', '--quiet'], env);
    if (built.code !== 0) return { passed: 0, failed: 1, output: built.output };
    const summary = join(root, 'e2e', 'report', 'visual', 'summary.json');
    rmSync(summary, { force: true });
    const { code, output } = await run('node', ['e2e/visual/run.ts'], env);
    return count(code, output, () => JSON.parse(readFileSync(summary, 'utf8')));
  },
};

const journeys = {
  name: 'journeys',
  title: 'Journeys in a browser',
  run: async (env) => {
    const file = join(root, 'e2e', 'report', 'journeys.json');
    rmSync(file, { force: true });
    buildWeb(env);
    const { code, output } = await run('pnpm', ['-C', 'e2e', 'exec', 'playwright', 'test'], env);
    return count(code, output, () => {
      const { stats } = JSON.parse(readFileSync(file, 'utf8'));
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
    });
  },
};

/** @type {Step[]} */
export const steps = [
  check('format', 'Format', ['pnpm', 'exec', 'oxfmt', '--check', '.']),
  check('lint', 'Lint', ['pnpm', 'exec', 'oxlint', '--deny-warnings']),
  check('zones', 'Import zones', ['node', 'scripts/zones.mjs']),
  check(
    'types',
    'Types',
    ['pnpm', '-r', '--workspace-concurrency=2', 'run', 'typecheck'],
    ['pnpm', 'exec', 'tsc', '-p', '.'],
    ['pnpm', 'exec', 'tsc', '-p', '.storybook'],
  ),
  check('unused', 'Nothing unused', ['pnpm', 'exec', 'knip']),
  check('dependencies', 'Every dependency has its reason', ['node', 'scripts/dependencies.mjs']),
  generated,
  check('brand', 'Brand books', ['node', 'packages/brand/src/cli.ts', 'check']),
  vitest('unit', 'Unit tests', ['!stories', '!kit', '!*server']),
  vitest('server', 'Server on the embedded database', ['*server'], {
    changeEnv: withoutServices,
    files: (env) => (hasServices(env) ? ofTheEmbedded : []),
  }),
  vitest('postgres', 'Server on PostgreSQL and Redis', ['*server'], {
    skip: (env) => (hasServices(env) ? undefined : 'TEST_DATABASE_URL and TEST_REDIS_URL are not set'),
  }),
  faults,
  build,
  vitest('kit', 'The kit in a browser', ['kit']),
  visual,
  journeys,
];

/** Steps that can't run without a browser, so that one sentence says it instead of each of them. */
export const browserSteps = new Set(['kit', 'visual', 'journeys']);
