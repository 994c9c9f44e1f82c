// Journeys by area. A journey depends on the folders that its area answers for (`answersFor` of its area.json), on the
// programs that it visits as a whole (`visits`), on what both import, and on everything that the product needs before
// it reaches a folder of any area.
const ENTRIES = [
  'apps/web/src/main.ts',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/operator/src/main.tsx',
  'apps/operator/index.html',
  'apps/operator/vite.config.ts',
  'apps/server/src/main.ts',
  'apps/server/sites.json',
  'e2e/playwright.config.ts',
];
const COMMON = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.base.json'];
const JOURNEYS = 'e2e/journeys';
const BESIDE_THE_CODE = /\.(test|stories)\.tsx?$/;

/** An area that isn't described depends on everything. */
const UNKNOWN_AREA = {
  answersFor: [],
  visits: ['apps/web/src/main.ts', 'apps/operator/src/main.tsx', 'apps/server/src/main.ts'],
};

const opened = new WeakMap();

/** Area of a journey: the folder that its file is in. */
function areaOf(file) {
  return file.slice(JOURNEYS.length + 1).split('/')[0];
}

/**
 * @param {import('./states.mjs').State} state
 * @returns {{ filesOf: (file: string) => Set<string> }} everything that a journey depends on
 */
export function openAreas(state) {
  if (!opened.has(state)) opened.set(state, readAreas(state));
  return opened.get(state);
}

function readAreas({ files, graph, textOf }) {
  const paths = [...files.keys()];
  const areas = new Map(
    paths
      .filter((path) => path.startsWith(`${JOURNEYS}/`) && path.endsWith('/area.json'))
      .map((path) => [areaOf(path), JSON.parse(textOf(path))]),
  );
  const owned = [...areas.values()].flatMap(({ answersFor }) => answersFor).map((folder) => `${folder}/`);
  const isOwned = (path) => owned.some((folder) => path.startsWith(folder));
  const core = graph.closure([...ENTRIES, ...paths.filter((path) => path.startsWith('themes/'))], isOwned);
  const products = new Map();

  /** Files that all journeys of an area depend on. */
  function findProduct(area) {
    const { answersFor, visits = [] } = areas.get(area) ?? UNKNOWN_AREA;
    const isOwn = (path) => answersFor.some((folder) => path.startsWith(`${folder}/`));
    const own = paths.filter((path) => isOwn(path) && !BESIDE_THE_CODE.test(path));
    return [...COMMON, ...core, ...graph.closure([...own, ...visits])];
  }

  return {
    filesOf(file) {
      const area = areaOf(file);
      if (!products.has(area)) products.set(area, findProduct(area));
      // A journey starts the programs and reads the messages of all areas.
      return new Set([...products.get(area), ...graph.closure([file], isOwned)]);
    },
  };
}
