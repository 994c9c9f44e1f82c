// Prepares a run of the product: installs the dependencies and builds the apps.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { explainInstallFailure } from './explain.mjs';
import { root } from './paths.mjs';
import { digest, forget, isFresh, remember } from './stamp.mjs';

/** pnpm's own retries last eight minutes without a network; these last about half of one. */
const PATIENCE = ['retries=2', 'retry-mintimeout=500', 'retry-maxtimeout=2000'].map(
  (it) => `--config.fetch-${it}`,
);

/**
 * Installs the dependencies of the lockfile, unless they are up to date with it.
 * @throws {Error} one sentence
 */
export function install(env) {
  const manifests = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}/package.json`),
  );
  const wanted = digest([
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'package.json',
    'e2e/package.json',
    ...manifests,
  ]);
  if (existsSync(join(root, 'node_modules', '.modules.yaml')) && isFresh('install', wanted)) return;
  console.error('Installing the dependencies ...');
  const run = spawnSync('pnpm', ['install', '--frozen-lockfile', ...PATIENCE], {
    cwd: root,
    env: { ...env, CI: 'true' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  });
  if (run.status !== 0) {
    throw new Error(explainInstallFailure('The dependencies', `${run.stderr}\n${run.stdout}`));
  }
  remember('install', wanted);
}

/**
 * Builds the web app and the operator's console, each unless it is up to date with its sources.
 * @throws {Error} with the build's output
 */
export function buildWeb(env) {
  build('web', 'web app', env);
  build('operator', 'operator’s console', env);
}

/**
 * Builds the games that run in the frame of the sandbox's maker, unless they are up to date with their sources.
 * @throws {Error} with the build's output
 */
export function buildGames(env) {
  build('sandbox', 'games of the sandbox', env);
}

/** Forgets all builds, so that the next use of each makes it anew. */
export function forgetBuilds() {
  for (const name of ['web', 'operator', 'sandbox', 'storybook']) forget(name);
}

function build(app, name, env) {
  const wanted = digest([`apps/${app}`, 'packages', 'themes', 'pnpm-lock.yaml', 'tsconfig.base.json']);
  if (existsSync(join(root, 'apps', app, 'dist')) && isFresh(app, wanted)) return;
  console.error(`Building the ${name} ...`);
  const run = spawnSync('pnpm', ['-C', `apps/${app}`, 'build'], {
    cwd: root,
    // With another value the bundler compiles JSX for development, which the prerender program can't run.
    env: { ...env, NODE_ENV: 'production' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  });
  if (run.status !== 0) throw new Error(`The ${name} does not build:\n${run.stdout}${run.stderr}`);
  remember(app, wanted);
}
