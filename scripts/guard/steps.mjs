// The steps of the guard, in the order in which a fault is cheapest to find.
import { findPostgres } from '../../e2e/faults/lib/postgresServer.ts';
import { run } from '../lib/run-command.mjs';
import { build, check, generated } from './checks.mjs';
import { journeys } from './journeys-step.mjs';
import { thorough } from './thorough-step.mjs';
import { vitestStep } from './vitest-step.mjs';
import { visual } from './visual-step.mjs';

/**
 * @typedef {object} Context
 * @property {NodeJS.ProcessEnv} env
 * @property {(text: string) => void} show prints text at once
 * @property {number} unsteadyBefore unsteady tests of earlier steps
 * @property {(step: string) => readonly string[]} parts parts of names that `--only` gave for a step
 * @property {readonly import('./selection.mjs').Unit[]} units of the step to run, at least one, in their order
 * @property {boolean} isWhole true if these are all units of the step
 * @property {number} share number of the tenth of thorough cases and looks that is due, from 1 to 10
 * @property {boolean} isAll true if the run takes everything, whatever has passed
 * @property {(unit: string) => boolean} canReach true if the change can reach a unit
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {string} title
 * @property {(env: NodeJS.ProcessEnv) => string | undefined} [skip] returns why the step can't run on this machine
 * @property {(all: readonly string[], env: NodeJS.ProcessEnv) => string[]} [unitsOf] test files of the step among those
 *   of the repository; a step without is one unit with its own name
 * @property {number} [ceiling] CPU-seconds that its units may be expected to take in a run; others are left to later runs
 * @property {number} [usualSeconds] CPU-seconds of a unit that has not run here; by default its share of the step's budget
 * @property {(unit: string, now: number) => string} [orderOf] text that sorts the units under the ceiling
 * @property {(context: Context) => Promise<import('./test-run.mjs').Outcome>} run
 */

const hasServices = ({ TEST_DATABASE_URL, TEST_REDIS_URL }) => Boolean(TEST_DATABASE_URL && TEST_REDIS_URL);

const withoutServices = ({ TEST_DATABASE_URL: _database, TEST_REDIS_URL: _redis, ...env }) => env;

/** Suites whose subject is the database: they also run on the embedded one where PostgreSQL is at hand. */
const EMBEDDED = [
  'kernel/db/',
  'ledger/wallet/',
  'betting/coupons/placement/singleStatement',
  'protection/limits/rules/moneyLimits',
  'main.test',
].map((part) => `apps/server/src/${part}`);

/** Suites that use the embedded database whatever is at hand: `server` runs them. */
const ALWAYS_EMBEDDED = ['kernel/db/embedded.test', 'kernel/db/folderLock.test', 'main.test'].map(
  (part) => `apps/server/src/${part}`,
);

/** A step of one program that takes minutes; the guard runs a shorter course of it. */
function proof(name, title, program, few, { needs = () => undefined } = {}) {
  return {
    name,
    title,
    skip: needs,
    run: async (context) => {
      const args = context.env.THOROUGH === '1' ? [] : few;
      const { code, output } = await run('node', [program, ...args], withoutServices(context.env));
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
    },
  };
}

const faults = proof(
  'faults',
  'Coupons placed while network, server and PostgreSQL fail',
  'e2e/faults/placements.ts',
  ['--placements', '150', '--clients', '16', '--blows', '3', '--timeout', '800'],
  { needs: () => (findPostgres() ? undefined : 'this machine has no PostgreSQL to start') },
);

const paymentFaults = proof(
  'payment-faults',
  'Deposits while network, provider, server and PostgreSQL fail',
  'e2e/faults/payments.ts',
  ['--payments', '40', '--clients', '8', '--blows', '2'],
  {
    needs: (env) => {
      if (env.THOROUGH !== '1') return 'only npm run test:thorough runs it';
      return findPostgres() ? undefined : 'this machine has no PostgreSQL to start';
    },
  },
);

const model = proof('model', 'The feed over faulty wires, by a model', 'e2e/faults/feed.ts', [], {
  needs: (env) => (env.THOROUGH === '1' ? undefined : 'only npm run test:thorough runs it'),
});

/** @type {Step[]} */
export const steps = [
  check('format', 'Format', ['pnpm', 'exec', 'oxfmt', '--check', '.']),
  check('lint', 'Lint', ['pnpm', 'exec', 'oxlint', '--deny-warnings']),
  check('writing', 'Comments follow the glossary', ['node', 'scripts/writing.mjs']),
  check(
    'zones',
    'Import zones, and addresses that sites have',
    ['node', 'scripts/zones.mjs'],
    ['node', 'scripts/given-addresses.mjs'],
  ),
  check('structure', 'The structure of the server gets no worse', [
    'node',
    'scripts/structure/structure.mjs',
    '--check',
  ]),
  check('dependencies', 'Every dependency has its reason', ['node', 'scripts/dependencies.mjs']),
  generated,
  check('brand', 'Brand books', ['node', 'packages/brand/src/cli.ts', 'check']),
  check('unused', 'Nothing unused', ['pnpm', 'exec', 'knip'], ['node', 'scripts/planned.mjs']),
  check(
    'types',
    'Types',
    ['pnpm', '-r', '--workspace-concurrency=2', 'run', 'typecheck'],
    ['pnpm', 'exec', 'tsc', '-p', '.', '--checkers', '1'],
    ['pnpm', 'exec', 'tsc', '-p', '.storybook', '--checkers', '1'],
  ),
  build,
  vitestStep('unit', 'Unit tests', ['!screens', '!kit', '!games', '!*server']),
  vitestStep('server', 'Server on the embedded database', ['*server'], {
    changeEnv: withoutServices,
    covers: (file, env) => !hasServices(env) || EMBEDDED.some((part) => file.startsWith(part)),
  }),
  vitestStep('postgres', 'Server on PostgreSQL and Redis', ['*server'], {
    covers: (file) => !ALWAYS_EMBEDDED.some((part) => file.startsWith(part)),
    skip: (env) => (hasServices(env) ? undefined : 'TEST_DATABASE_URL and TEST_REDIS_URL are not set'),
    moreWorkers: 1,
  }),
  faults,
  paymentFaults,
  model,
  vitestStep('screens', 'Screens of the app in a browser', ['screens']),
  vitestStep('kit', 'The kit and the games in a browser', ['kit', 'games']),
  visual,
  journeys,
  thorough,
];

/** Steps that need a browser, so that a missing one is reported in one sentence for each of them. */
export const browserSteps = new Set(['screens', 'kit', 'visual', 'journeys', 'thorough']);
