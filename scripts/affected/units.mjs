// Units of a run (test files, story files, programs) and the files that their results depend on.
import { posix } from 'node:path';
import { openAreas } from './areas.mjs';

/** Files that every unit depends on. */
const COMMON = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.base.json'];
const STORYBOOK = ['.storybook/preview.tsx', '.storybook/preview-head.html', 'e2e/visual/run.ts'];
/** Each story has its own entry, so that the visual runner sees which stories changed. */
export const DIGESTS = 'e2e/visual/digests.json';
/** Steps without test files, each a program of its own. */
const PROGRAMS = {
  faults: ['e2e/faults/placements.ts', 'apps/server/src/main.ts'],
  model: ['e2e/faults/feed.ts'],
};

/**
 * Hash of everything that the result of a unit depends on.
 * @param {string} step
 * @param {string} unit path of a test or story file, or the name of a step without files
 * @param {import('./states.mjs').State} state
 * @returns {string}
 */
export function unitHash(step, unit, state) {
  const { graph } = state;
  if (step === 'journeys') return openAreas(state).hash(unit);
  return graph.hash([...COMMON, ...dependencies(step, unit, state)]);
}

function dependencies(step, unit, { graph }) {
  if (Object.hasOwn(PROGRAMS, step)) return graph.closure(PROGRAMS[step]);
  if (step === 'visual') {
    const inside = graph.closure([unit, ...STORYBOOK], (path) => path === DIGESTS);
    return [...inside, '.storybook/main.ts'];
  }
  if (step === 'kit') return graph.closure([unit, 'vitest.config.ts']);
  const folder = unit.split('/').slice(0, 2).join('/');
  const [own, app, manifest] = ['vitest.config.ts', 'vite.config.ts', 'package.json'].map((name) =>
    posix.join(folder, name),
  );
  return [...graph.closure([unit, own, app]), 'vitest.config.ts', manifest];
}
