import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { parseDigests, type Digests } from './digests.ts';
import { run, runBuild } from './storybook.ts';

const digestFile = 'e2e/visual/digests.json';
const git = (...args: string[]) => run(root, 'git', ...args).trim();

/**
 * The commit that looks are compared with: $CI_BASE, or the commit at which this branch left `main`, or the last
 * commit before the current changes that changed digests.json.
 * @returns its hash
 * @throws {Error} if the history doesn't reach that far, with the way to fetch it
 */
export function findBase(): string {
  const named = process.env['CI_BASE'];
  if (named) {
    return attempt(
      () => git('rev-parse', '--verify', '--quiet', `${named}^{commit}`),
      `CI_BASE names ${named}, which is not in this clone: run "git fetch --unshallow" or correct it.`,
    );
  }
  if (git('rev-parse', '--is-shallow-repository') === 'true') {
    throw new Error(
      'This clone has no history: run "git fetch --unshallow", or set CI_BASE to a commit that it has.',
    );
  }
  const head = git('rev-parse', 'HEAD');
  const left = ['origin/main', 'main'].map((branch) => quietly(() => git('merge-base', 'HEAD', branch)));
  const parting = left.find((commit) => commit && commit !== head);
  if (parting) return parting;
  const changing = git('status', '--porcelain', '--', digestFile) !== '';
  const last = quietly(() => git('log', '-1', '--format=%H', changing ? 'HEAD' : 'HEAD^', '--', digestFile));
  if (!last) throw new Error(`No earlier commit has ${digestFile}: set CI_BASE to the one to compare with.`);
  return last;
}

/** @returns digests.json of a commit, or undefined when it has none or one of another format */
export function readBaseDigests(commit: string): Digests | undefined {
  return quietly(() => parseDigests(git('show', `${commit}:${digestFile}`)));
}

/**
 * Builds the Storybook of a commit in a separate work tree; the last build is cached.
 * @returns its folder
 * @throws {Error} with the reason and the solution
 */
export function buildBase(commit: string): string {
  const cache = join(root, '.cache');
  const built = join(cache, 'base-storybook');
  const folder = join(built, commit);
  if (existsSync(join(folder, 'index.json'))) return folder;
  mkdirSync(cache, { recursive: true });
  // Not in the system's temporary folder: pnpm has a separate store for each file system.
  const home = mkdtempSync(join(cache, 'base-'));
  const tree = join(home, 'tree');
  console.log(`Building the Storybook of ${commit.slice(0, 12)} to compare with ...`);
  try {
    git('worktree', 'add', '--detach', '--quiet', tree, commit);
    run(tree, 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline');
    runBuild(tree, join(home, 'storybook'));
    rmSync(built, { recursive: true, force: true });
    mkdirSync(built, { recursive: true });
    renameSync(join(home, 'storybook'), folder);
    return folder;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The Storybook of ${commit} can't be built to compare with. ${reason}\n` +
        'Make that commit build here, or set CI_BASE to one that does.',
      { cause: error },
    );
  } finally {
    rmSync(home, { recursive: true, force: true });
    quietly(() => git('worktree', 'prune'));
  }
}

function attempt<Value>(work: () => Value, otherwise: string): Value {
  try {
    return work();
  } catch (error) {
    throw new Error(otherwise, { cause: error });
  }
}

function quietly<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
