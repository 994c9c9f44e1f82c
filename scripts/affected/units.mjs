// Units of a run (test files, story files, programs, checks) and the files that their results depend on.
import { posix } from 'node:path';
import { idPrefix } from '../guard/story-ids.mjs';
import { openAreas } from './areas.mjs';

/** Files that every unit depends on: libraries, compiler, and the guard's own judgement of what has passed. */
const COMMON = [
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  'scripts/guard/test-run.mjs',
  'scripts/guard/unsteady.mjs',
  'scripts/passes/recording.mjs',
];
const VITEST = ['scripts/guard/vitest-step.mjs', 'scripts/guard/vitest-reporter.mjs'];
/** Modules that the root's configuration of Vitest uses for suites in a browser, by step. */
const IN_BROWSER = [
  'package.json',
  ...['brands', 'browser', 'dependencies', 'look.setup'].map((name) => `.storybook/${name}.ts`),
];
const OF_STEP = {
  screens: [...IN_BROWSER, 'apps/web/scripts/flags.ts', 'apps/web/src/testing/screen/screen.setup.ts'],
  kit: [...IN_BROWSER, '.storybook/kit.setup.ts'],
};
const PLAYWRIGHT = ['scripts/guard/journeys-step.mjs', 'scripts/guard/journey-reporter.mjs'];

/** Entries of what draws a story and what judges it. */
const STORYBOOK = [
  '.storybook/preview.tsx',
  '.storybook/preview-head.html',
  'e2e/visual/guard.ts',
  'e2e/visual/session.ts',
];
/** Each story has its own entry. */
const DIGESTS = 'e2e/visual/digests.json';
/** Files that the preview and the runner refer to, but that no story shows. */
const NOT_SHOWN = /^\.storybook\/(docs|docgen)\/|^e2e\/visual\/digests\.json$/;

/** Steps without test files, each a program of its own. */
const PROGRAMS = {
  faults: ['e2e/faults/placements.ts', 'apps/server/src/main.ts'],
  'payment-faults': ['e2e/faults/payments.ts', 'apps/server/src/main.ts', 'apps/sandbox/src/main.ts'],
  model: ['e2e/faults/feed.ts'],
};

/** Checks that don't depend on every file of the repository, and the files that they do depend on. */
const CHECKED = {
  types: /\.(ts|tsx|mts|cts|mjs|js|json|yaml)$/,
  build:
    /^(apps\/(web|operator|sandbox)|packages|themes|scripts)\/(?!.*\.(test|stories)\.\w+$)|^[^/]*\.(json|yaml)$/,
};

/**
 * Hash of everything in the repository that the result of a unit depends on.
 * @param {string} step
 * @param {string} unit path of a test or story file, or the name of a step without files
 * @param {import('./states.mjs').State} state
 * @param {import('./areas.mjs').Measured} [measured] of a journey
 * @returns {string}
 */
export function unitHash(step, unit, state, measured) {
  const { files, graph } = state;
  if (unit !== step) {
    const paths = unitFiles(step, unit, state, measured);
    return graph.hash(paths, new Set(measured?.outlined)) + looksOf(step, unit, state);
  }
  if (Object.hasOwn(PROGRAMS, step))
    return graph.hash([...COMMON, 'scripts/guard/steps.mjs', ...graph.closure(PROGRAMS[step])]);
  const checked = CHECKED[step];
  const paths = [...files.keys()];
  // A check may read comments, and how code is written.
  return graph.hashAsWritten(checked ? paths.filter((path) => checked.test(path)) : paths);
}

/**
 * Files that the result of a test or story file depends on.
 * @param {string} step
 * @param {string} unit
 * @param {import('./states.mjs').State} state
 * @param {import('./areas.mjs').Measured} [measured] of a journey
 * @returns {Set<string>}
 */
export function unitFiles(step, unit, state, measured) {
  const { graph } = state;
  if (unit.startsWith('e2e/journeys/'))
    return new Set([...COMMON, ...PLAYWRIGHT, ...openAreas(state).filesOf(unit, measured)]);
  if (step === 'visual')
    return new Set([...COMMON, 'scripts/guard/visual-step.mjs', ...storyFiles(unit, state)]);
  const folder = unit.split('/').slice(0, 2).join('/');
  const [own, app, manifest] = ['vitest.config.ts', 'vite.config.ts', 'package.json'].map((name) =>
    posix.join(folder, name),
  );
  return new Set([
    ...COMMON,
    ...VITEST,
    'vitest.config.ts',
    ...(state.files.has(manifest) ? [manifest] : []),
    ...graph.closure([unit, own, app, ...(OF_STEP[step] ?? [])]),
  ]);
}

const frames = new WeakMap();

/** A story that shows documentation imports it itself, and so depends on all that it reads. */
function storyFiles(unit, { graph }) {
  if (!frames.has(graph))
    frames.set(
      graph,
      graph.closure(STORYBOOK, (path) => NOT_SHOWN.test(path)),
    );
  return ['.storybook/main.ts', ...frames.get(graph), ...graph.closure([unit], (path) => path === DIGESTS)];
}

const parsedLooks = new WeakMap();

/** Expected looks of a file's stories, as text. */
function looksOf(step, unit, state) {
  if (step !== 'visual' || !state.files.has(DIGESTS) || !state.files.has(unit)) return '';
  if (!parsedLooks.has(state)) parsedLooks.set(state, JSON.parse(state.textOf(DIGESTS)));
  const { browser, looks } = parsedLooks.get(state);
  const prefix = idPrefix(state.textOf(unit)) ?? '';
  return JSON.stringify([browser, Object.entries(looks).filter(([id]) => id.startsWith(prefix))]);
}
