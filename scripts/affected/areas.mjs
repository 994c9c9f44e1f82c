// Journeys by area. A journey depends on the folders that its area answers for (`answersFor` of its area.json), on the
// programs that it visits as a whole (`visits`), on what both import, and on everything that the product needs before
// it reaches a folder of any area. Of the sources of pages it depends, once it was measured, only on what its pages have
// loaded.
const ENTRIES = [
  'apps/web/src/main.ts',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/vite.prerender.config.ts',
  'apps/operator/src/main.tsx',
  'apps/operator/index.html',
  'apps/operator/vite.config.ts',
  'apps/server/src/main.ts',
  'apps/server/sites.json',
  'e2e/playwright.config.ts',
];
const COMMON = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.base.json'];
const JOURNEYS = 'e2e/journeys';
/** Sources that run in pages alone; the platform runs those of other packages too. */
export const isPageSource = (path) => /^(apps\/(web|operator)|packages\/ui)\/src\//.test(path);
const SHEET = /\.css(\.ts)?$/;
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
 * The page sources that the builds contain, by the part that a journey has run of each.
 * @typedef {object} Measured
 * @property {readonly string[]} ran at least one function of theirs was called
 * @property {readonly string[]} outlined they were loaded, and none of their functions was called: what is evaluated on
 *   loading counts
 * @property {readonly string[]} unloaded no page loaded them
 */

/**
 * @param {import('./states.mjs').State} state
 * @returns {{ filesOf: (file: string, measured?: Measured) => Set<string> }} everything that a journey depends on
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
  const entries = [...ENTRIES, ...paths.filter((path) => path.startsWith('themes/'))];
  const core = graph.closure(entries, isOwned);
  const products = new Map();

  /** Files that an area answers for, and programs that it visits as a whole. */
  function findRoots(area) {
    const { answersFor, visits = [] } = areas.get(area) ?? UNKNOWN_AREA;
    const isOwn = (path) => answersFor.some((folder) => path.startsWith(`${folder}/`));
    return [...paths.filter((path) => isOwn(path) && !BESIDE_THE_CODE.test(path)), ...visits];
  }

  /** Files that all journeys of an area depend on. */
  function findProduct(area) {
    return [...COMMON, ...core, ...graph.closure(findRoots(area))];
  }

  function findMeasured(file, { ran, outlined, unloaded }) {
    const [left, idle] = [new Set(unloaded), new Set(outlined)];
    // A sheet counts if something that uses it ran: no element has the classes of a component that was never called.
    const isLeft = (path) => left.has(path) || (isPageSource(path) && SHEET.test(path));
    const roots = findRoots(areaOf(file)).filter((path) => !isPageSource(path));
    return new Set([
      ...COMMON,
      ...graph.closure([...entries, file], (path) => isLeft(path) || isOwned(path)),
      ...graph.closure([...roots, ...ran, ...outlined], isLeft),
      ...graph.closure(ran, (path) => left.has(path) || idle.has(path)),
      // A source that is gone counts as changed.
      ...ran,
      ...outlined,
    ]);
  }

  return {
    filesOf(file, measured) {
      if (measured) return findMeasured(file, measured);
      const area = areaOf(file);
      if (!products.has(area)) products.set(area, findProduct(area));
      // A journey starts the programs and reads the messages of all areas.
      return new Set([...products.get(area), ...graph.closure([file], isOwned)]);
    },
  };
}
