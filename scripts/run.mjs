// Every command of package.json. Plain JavaScript without dependencies: it is the first thing that runs on a
// machine with nothing but Node 20 and npm.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findBrowsers } from './chromium.mjs';
import { attached, foreground } from './lib/children.mjs';
import { root } from './lib/paths.mjs';
import { buildGames, buildWeb, install } from './lib/prepare.mjs';
import { toolchainEnv } from './lib/toolchain.mjs';

const SERVER = 'apps/server/src/main.ts';
/** Limits the memory for new objects, as the server's own `start` script does (docs/operators.md, Memory). */
const SERVER_MEMORY = '--max-semi-space-size=8';

/** The outside world for trying the platform out, and where the platform finds it. */
const sandboxes = {
  sandbox: { command: 'node', args: ['apps/sandbox/src/main.ts'] },
  verifier: { command: 'node', args: ['apps/sandbox/src/verifierMain.ts'] },
  games: { command: 'node', args: ['apps/sandbox/src/gamesMain.ts'] },
};

/** Lists of the outside world by the platform's setting, with the port that they name and the variable that moves it. */
const sandboxLists = {
  PAYMENT_PROVIDERS_FILE: { file: 'providers.json', port: '4010', variable: 'SANDBOX_PAYMENTS_PORT' },
  VERIFIERS_FILE: { file: 'verifiers.json', port: '4011', variable: 'SANDBOX_VERIFIER_PORT' },
  MAKERS_FILE: { file: 'makers.json', port: '4012', variable: 'SANDBOX_GAMES_PORT' },
};

/** Returns the variables with which the platform and its outside world find each other. */
function sandboxEnv(env) {
  const folder = env.SANDBOX_DIR || '.data/sandbox';
  const files = Object.entries(sandboxLists).map(([setting, { file, port, variable }]) => {
    const list = `apps/sandbox/${file}`;
    if (!env[variable] || env[variable] === port) return [setting, list];
    const moved = join(resolve(root, folder), file);
    mkdirSync(resolve(root, folder), { recursive: true });
    const text = readFileSync(join(root, list), 'utf8');
    writeFileSync(moved, text.replaceAll(`localhost:${port}`, `localhost:${env[variable]}`));
    return [setting, moved];
  });
  return {
    ...Object.fromEntries(files),
    RATES_URL: `http://localhost:${env.SANDBOX_PAYMENTS_PORT || '4010'}/rates`,
    RATES_NAME: 'Sandbox',
    // Keys for trying out notifications on devices; anybody may know them.
    PUSH_PUBLIC_KEY:
      'BDJuLzyCB207rR4hE5dPf2RpxmwljWc4tCA1FrNAN3Qhu-CQN2koNiC6jKz_WNdj2NkaS4XEOUXR9eufkmMkX0U',
    PUSH_PRIVATE_KEY: '6pDcGDVFvCsKBJnXH9UjA36uMkdSE2-qJeh_ZB-dBRI',
    PUSH_CONTACT: 'mailto:development@example.com',
    SANDBOX_DIR: folder,
    SANDBOX_PLATFORM_URL: env.SANDBOX_PLATFORM_URL || `http://localhost:${env.PORT || 4000}`,
  };
}

/**
 * Operators for trying the console out: an owner, two with whom decisions of two persons can be made, and one of a
 * single partner; anybody may know their tokens, which production refuses. None if the settings name operators, or other
 * machines could reach the platform.
 */
function developmentOperators(env) {
  const isOwn = env.OPERATOR_TOKEN || env.DEVELOPMENT_OPERATORS;
  const isHere = !env.HOST || ['localhost', '127.0.0.1', '::1'].includes(env.HOST);
  if (env.NODE_ENV === 'production' || isOwn || !isHere) return {};
  return {
    DEVELOPMENT_OPERATORS: [
      'owner=*:development-token-of-owner',
      'anna=*:development-token-of-anna',
      'ben=*:development-token-of-ben',
      'nora=*@northbank:development-token-of-nora',
    ].join(','),
  };
}

/** Commands by name, called once the right Node and the dependencies are there: `(env, args) => exit code`. */
const commands = {
  start: (env, args) => {
    buildWeb(env);
    const server = { command: 'node', args: [SERVER_MEMORY, SERVER, ...args] };
    const hasProviders = env.PAYMENT_PROVIDERS_FILE || env.VERIFIERS_FILE || env.MAKERS_FILE;
    const own = { ...env, ...developmentOperators(env) };
    if (env.NODE_ENV === 'production' || hasProviders) return foreground([server], own);
    buildGames(env);
    return foreground([server, ...Object.values(sandboxes)], { ...own, ...sandboxEnv(env) });
  },
  test: (env, args) => node(['scripts/test.mjs', ...args], env),
  'test:thorough': (env, args) => node(['scripts/test.mjs', '--thorough', ...args], env),
  journey: (env, args) => node(['scripts/journey.mjs', ...args], env),
  look: (env, args) => {
    if (args.length === 0) {
      throw new Error('Name a story by a part of its id: npm run look blocks-coupon-couponsheet');
    }
    return looks(['--look', ...args], env);
  },
  looks: (env, args) => looks(['--review', ...args], env),
  shots: (env, args) => {
    const { variables } = findBrowsers();
    buildWeb(env);
    return node(['e2e/shots.ts', ...args], { ...env, ...variables });
  },
  watch: (env, args) => attached('node', ['scripts/watch.mjs', ...args], env),
  exec: (env, [program, ...args]) => {
    if (!program) throw new Error('Name a program: npm run exec pnpm add -- --filter web nanoid');
    return attached(program, args, env, process.env.INIT_CWD);
  },
  dev: (env, args) => {
    buildGames(env);
    const programs = [
      { label: 'server', command: 'node', args: ['--watch', SERVER] },
      ...Object.entries(sandboxes).map(([label, program]) => ({ label, ...program })),
      { label: 'web', command: 'pnpm', args: ['-C', 'apps/web', 'dev', '--strictPort'] },
    ];
    if (args.includes('--storybook')) programs.push({ label: 'storybook', ...storybook([]) });
    const server = `http://localhost:${env.PORT || 4000}`;
    return foreground(programs, {
      ...env,
      ...developmentOperators(env),
      ...sandboxEnv(env),
      // Players and the sandbox reach the platform through the app's development server.
      PUBLIC_ORIGIN: env.PUBLIC_ORIGIN || 'http://{host}:5173',
      TOUCHLINE_SERVER: env.TOUCHLINE_SERVER || server,
    });
  },
  storybook: (env, args) => foreground([storybook(args)], env),
  bench: async (env, args) => {
    const { variables } = findBrowsers();
    const firstOption = args.findIndex((arg) => arg.startsWith('-'));
    const names = firstOption < 0 ? args : args.slice(0, firstOption);
    const options = args.slice(names.length);
    const wanted = benches().filter(
      (file) => names.length === 0 || names.some((name) => file.includes(name)),
    );
    if (wanted.length === 0)
      throw new Error(`No benchmark fits "${names.join(' ')}": there are ${benches()}.`);
    buildWeb(env);
    for (const file of wanted) {
      const code = await node([file, ...options], { ...env, ...variables });
      if (code !== 0) return code;
    }
    return 0;
  },
  plant: (env, args) => node(['scripts/planted-faults.mjs', ...args], env),
  faults: (env, [first, ...rest]) =>
    first === 'payments' || first === 'rounds'
      ? node([`e2e/faults/${first}.ts`, ...rest], env)
      : node(['e2e/faults/placements.ts', ...(first === undefined ? [] : [first, ...rest])], env),
  model: (env, args) => node(['e2e/faults/feed.ts', ...args], env),
  games: (env, args) => node(['packages/games/src/simulation/cli.ts', ...args], env),
  fuzz: (env, args) =>
    foreground(
      [{ command: 'pnpm', args: ['exec', 'vitest', 'run', '--project', '*server', 'fuzz', ...args] }],
      {
        FUZZ_INPUTS: '20000',
        FUZZ_SEED: String(Date.now() % 1_000_000),
        ...env,
      },
    ),
  crawl: (env, args) => {
    const options = { CRAWL_PATHS: '--path', CRAWL_WIDTHS: '--widths', CRAWL_STATES: '--states' };
    const narrowed = {};
    const rest = [...args];
    for (const [variable, option] of Object.entries(options)) {
      const at = rest.indexOf(option);
      if (at < 0) continue;
      const [, value] = rest.splice(at, 2);
      if (!value) throw new Error(`${option} needs a list with commas: npm run crawl -- --path office,slots`);
      narrowed[variable] = value;
    }
    buildWeb(env);
    const whole = { ...env, ...findBrowsers().variables, THOROUGH: '1', ...narrowed };
    const command = ['-C', 'e2e', 'exec', 'playwright', 'test', 'crawl.still', '--grep=@thorough', ...rest];
    return foreground([{ command: 'pnpm', args: command }], whole);
  },
  routes: (env, args) => node(['apps/web/scripts/routes.ts', ...args], env),
  structure: (env, args) => node(['scripts/structure/structure.mjs', ...args], env),
  conformance: (env, args) => node(['apps/server/src/casino/makerWallet/conformance/main.ts', ...args], env),
  reconcile: (env, args) =>
    node(['apps/server/src/cashier/payments/reconciliation/command.ts', ...args], env),
  audit: (env, args) => node(['apps/server/src/operators/ops/auditLog/command.ts', ...args], env),
  brand: (env, args) => node(['packages/brand/src/cli.ts', ...args], env),
};

function node(args, env) {
  return foreground([{ command: 'node', args }], env);
}

function looks(args, env) {
  const { variables } = findBrowsers({ install: true });
  return node(['e2e/visual/run.ts', ...args], { ...env, ...variables });
}

function storybook(args) {
  return { command: 'pnpm', args: ['exec', 'storybook', 'dev', '-p', '6006', '--ci', ...args] };
}

function benches() {
  const folder = join(root, 'e2e', 'bench');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .map((name) => `e2e/bench/${name}`);
}

async function main([name, ...args]) {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error(`There is no command "${name ?? ''}": ${Object.keys(commands).join(', ')}.`);
  const env = toolchainEnv();
  // A program such as pnpm may be about to change the dependencies itself.
  if (name !== 'exec') install(env);
  return command(env, args);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
