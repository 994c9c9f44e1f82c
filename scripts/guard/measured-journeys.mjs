// The page sources that journeys have run, from the lines that their workers write and the builds’ source maps.
import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isPageSource } from '../affected/areas.mjs';
import { isCode } from '../affected/references.mjs';
import { root } from '../lib/paths.mjs';
import { sourcesIn } from '../lib/source-maps.mjs';

const BUILDS = ['apps/web/dist', 'apps/operator/dist'];

/** An empty folder for the lines of a run. */
export function emptyRunsFolder() {
  const folder = join(root, 'e2e', 'report', 'results', 'runs');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * Reads what each journey has run. One of which it can't be known is missing.
 * @param {string} folder of the lines, see `e2e/journeys/support/recordRun.ts`
 * @param {readonly string[]} [built] page sources that the builds contain
 * @returns {Map<string, import('../affected/areas.mjs').Measured>} by file
 */
export function readRuns(folder, built = builtSources()) {
  const rows = readdirSync(folder)
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const lost = new Set(rows.filter(([kind]) => kind === 'lost').map(([, journey]) => journey));
  const known = Map.groupBy(
    rows.filter(([, journey]) => !lost.has(journey)),
    ([, journey]) => journey,
  );
  return new Map([...known].map(([journey, its]) => [journey, measure(its, built)]));
}

function measure(rows, built) {
  const sourcesWith = (kind) =>
    new Set(rows.filter(([its, , source]) => its === kind && isPageSource(source)).map(([, , it]) => it));
  const [called, loaded] = [sourcesWith('ran'), sourcesWith('loaded')];
  // Data has no functions: loaded is all that there is to it.
  const ran = new Set([...called, ...[...loaded].filter((path) => !isCode(path))]);
  const isOutlined = (path) => loaded.has(path) && !ran.has(path);
  return {
    ran: [...ran].toSorted(),
    outlined: [...loaded].filter(isOutlined).toSorted(),
    unloaded: built.filter((path) => !loaded.has(path) && !ran.has(path)).toSorted(),
  };
}

const builtSources = () => BUILDS.flatMap(sourcesIn).filter(isPageSource);
