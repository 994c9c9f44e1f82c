// Checks which file may import which. The zones are derived from the folders that exist; only the order of the layers
// and the allowed imports between packages are listed here.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parseModule } from './lib/imports.mjs';
import { root } from './lib/paths.mjs';

/** The repository's packages that each package and app may import, as a whole or one of its exports; `type` allows types only, `tests` values in tests only. */
const ARROWS = {
  'packages/testing': {},
  'packages/text': { 'packages/testing': 'value' },
  'packages/brand': { 'packages/testing': 'value' },
  'packages/betting': { 'packages/testing': 'value' },
  'packages/cashier': { 'packages/betting': 'value' },
  'packages/bonuses': { 'packages/betting': 'value' },
  'packages/contract': { 'packages/bonuses': 'value', 'packages/loyalty': 'type' },
  'packages/loyalty': { 'packages/betting': 'value' },
  'packages/feed': { 'packages/contract/tracker': 'type', 'packages/testing': 'value' },
  'packages/demo-line': {
    'packages/betting': 'value',
    'packages/contract/tracker': 'type',
    'packages/feed': 'value',
  },
  'packages/games': { 'packages/betting': 'value', 'packages/testing': 'value' },
  'packages/ui': { 'packages/brand': 'value', 'packages/text': 'value' },
  'apps/web': {
    'packages/ui': 'value',
    'packages/betting': 'value',
    'packages/cashier': 'value',
    'packages/bonuses': 'value',
    'packages/loyalty': 'value',
    'packages/feed': 'value',
    'packages/games': 'value',
    'packages/contract': 'type',
    'packages/contract/casino': 'value',
    'packages/contract/consultant': 'value',
    'packages/contract/csv': 'value',
    'packages/contract/device': 'value',
    'packages/contract/randomId': 'value',
    'packages/contract/enteredTexts': 'value',
    'packages/contract/languages': 'value',
    'packages/contract/walletEntries': 'value',
    'packages/contract/pages': 'value',
    'packages/contract/personalData': 'value',
    'packages/contract/client': 'value',
    'packages/contract/timeZones': 'value',
    'packages/contract/viewCookies': 'value',
    'packages/contract/sitePages': 'value',
    'packages/contract/allPages': 'value',
    'packages/contract/testing': 'value',
    'packages/testing': 'value',
    'packages/text': 'value',
  },
  'apps/operator': {
    'packages/ui': 'value',
    'packages/contract': 'type',
    'packages/contract/casino': 'value',
    'packages/contract/consultant': 'value',
    'packages/contract/client': 'value',
    'packages/contract/csv': 'value',
    'packages/contract/device': 'value',
    'packages/contract/randomId': 'value',
    'packages/contract/documents': 'value',
    'packages/contract/freeRounds': 'value',
    'packages/contract/languages': 'value',
    'packages/contract/messages': 'value',
    'packages/contract/operatorCalls': 'tests',
    'packages/contract/operators': 'value',
    'packages/contract/pages': 'value',
    'packages/contract/personalData': 'value',
    'packages/contract/referrals': 'value',
    'packages/contract/verification': 'value',
  },
  'apps/sandbox': { 'packages/games': 'value' },
  'apps/server': {
    'packages/brand': 'value',
    'packages/betting': 'value',
    'packages/cashier': 'value',
    'packages/bonuses': 'value',
    'packages/loyalty': 'value',
    'packages/contract': 'value',
    'packages/demo-line': 'value',
    'packages/feed': 'value',
    'packages/games': 'value',
    'packages/testing': 'value',
    'packages/text': 'value',
    'apps/sandbox/testing': 'value',
  },
};

/** Layers from the lowest to the highest: a folder imports its own layer and those before it. */
const LAYERS = {
  'packages/ui': ['theme', 'primitives', 'blocks', 'layouts', 'testing'],
  'apps/web': ['platform', 'features', 'widgets', 'sections', 'app', 'testing'],
};

/** Layers whose folders may not import each other. */
const STRANGERS = { 'apps/web': ['features', 'sections'] };

/** Packages and exports that only tests and stories may import. */
const FOR_TESTS = [
  'packages/testing',
  'packages/contract/testing',
  'packages/demo-line/testing',
  'apps/sandbox/testing',
];

/** Packages that only the modules that assemble an app, and tests, may import. */
const FOR_COMPOSITION = ['packages/demo-line'];

const BESIDE_THE_CODE = /\.(test|stories)\.tsx?$/;

/**
 * Checks every import of the packages and apps.
 * @param {string} [base] absolute path of a repository
 * @returns {{ file: string, line: number, message: string }[]} the imports that aren't allowed
 */
export function checkZones(base = root) {
  const homes = globSync('{packages,apps}/*/package.json', { cwd: base }).map((file) => readHome(base, file));
  const problems = [];
  for (const home of homes) {
    if (!(home.path in ARROWS)) {
      problems.push({
        file: `${home.path}/package.json`,
        line: 1,
        message: 'has no row in ARROWS of scripts/zones.mjs: say what it may import',
      });
      continue;
    }
    for (const file of globSync('**/*.{ts,tsx,mts}', { cwd: join(base, home.path), exclude: isForeign })) {
      const path = `${home.path}/${file.split(sep).join('/')}`;
      for (const found of importsOf(join(base, path))) {
        const message = judge(base, homes, home, path, found);
        if (message) problems.push({ file: path, line: found.line, message });
      }
    }
  }
  return problems;
}

function isForeign(entry) {
  const name = typeof entry === 'string' ? entry : entry.name;
  return /(^|[\\/])(node_modules|dist)$/.test(name);
}

function readHome(base, file) {
  const manifest = JSON.parse(readFileSync(join(base, file), 'utf8'));
  return { path: dirname(file).split(sep).join('/'), name: manifest.name, exports: manifest.exports };
}

function importsOf(file) {
  const source = readFileSync(file, 'utf8');
  const { imports, passedOn } = parseModule(file, source);
  const lineAt = (offset) => source.slice(0, offset).split('\n').length;
  return [...imports, ...passedOn].map(({ target, typeOnly, start }) => ({
    target,
    typeOnly,
    line: lineAt(start),
  }));
}

function judge(base, homes, home, path, { target, typeOnly }) {
  if (target.startsWith('.')) {
    const aim = relative(base, resolve(base, dirname(path), target.replace(/\?.*$/, '')))
      .split(sep)
      .join('/');
    if (aim.startsWith(`${home.path}/`)) return judgeInside(home, path, aim);
    const other = homes.find((one) => aim.startsWith(`${one.path}/`));
    if (!other) return undefined;
    return ARROWS[home.path][other.path]
      ? `reaches into ${other.path} by its path: import ${other.name} instead`
      : `reaches into ${other.path}: ${home.path} may not import it`;
  }
  const other = homes.find(({ name }) => target === name || target.startsWith(`${name}/`));
  if (!other || other === home) return undefined;
  const subpath = other.path + target.slice(other.name.length);
  const allowed = ARROWS[home.path][subpath] ?? ARROWS[home.path][other.path];
  if (!allowed) return `imports ${other.name}: ${home.path} may not import ${other.path}`;
  const isForTests = BESIDE_THE_CODE.test(path) || placeOf(home, path).includes('testing');
  if (FOR_TESTS.includes(subpath) && !isForTests) return `imports ${target}: only tests may import it`;
  if (FOR_COMPOSITION.includes(subpath) && !isForTests && !isComposition(placeOf(home, path)))
    return `imports ${target}: only modules directly in src and in its composition, which assemble the app, may import it`;
  if ((allowed === 'type' || (allowed === 'tests' && !isForTests)) && !typeOnly)
    return `imports values of ${other.name}: only its types may be imported here`;
  return isExported(other, target) ? undefined : `imports ${target}, which ${other.name} does not export`;
}

function isExported({ name, exports }, target) {
  const key = `.${target.slice(name.length)}`;
  if (typeof exports !== 'object' || exports === null) return key === '.';
  return Object.keys(exports).some((pattern) => {
    const [head, tail] = pattern.split('*');
    return tail === undefined ? pattern === key : key.startsWith(head ?? '') && key.endsWith(tail);
  });
}

function judgeInside(home, from, to) {
  const [layer, folder] = placeOf(home, from);
  const [aimLayer, aimFolder] = placeOf(home, to);
  const layers = LAYERS[home.path];
  if (layers && layer !== undefined && aimLayer !== undefined) {
    const rank = layers.indexOf(layer);
    const aim = layers.indexOf(aimLayer);
    // Stories and tests may use the tools for testing, which are above the layers.
    const tools = aimLayer === 'testing' && BESIDE_THE_CODE.test(from);
    if (rank >= 0 && aim > rank && !tools) return `imports ${to}: ${layer} may not import ${aimLayer}`;
    const strangers = STRANGERS[home.path]?.includes(layer) && layer === aimLayer && folder !== aimFolder;
    if (strangers) return `imports ${to}: ${layer}/${folder} and ${layer}/${aimFolder} are strangers`;
  }
  return home.path === 'apps/server'
    ? judgeCapability(placeOf(home, from), placeOf(home, to), from, to)
    : undefined;
}

/** Judges an import between capabilities of the server: folders of a domain, or the domain's own modules. */
function judgeCapability(place, aimPlace, from, to) {
  const aim = capabilityOf(aimPlace);
  if (capabilityOf(place) === aim || place[0] === 'testing' || BESIDE_THE_CODE.test(from)) return undefined;
  if (to.endsWith('.store.ts')) return `imports ${to}: only ${aim} may use its own store, ask its service`;
  if (to.endsWith('.routes.ts') && !isAssembly(from))
    return `imports ${to}: routes are only assembled in the module of their domain, <domain>Domain.ts`;
  return undefined;
}

const capabilityOf = ([domain, folder]) => (folder === undefined ? domain : `${domain}/${folder}`);

/** Returns whether a module of the server assembles its domain. */
const isAssembly = (path) => /^apps\/server\/src\/([^/]+)\/\1Domain\.ts$/.test(path);

/** Returns whether the modules of a place assemble their app. */
const isComposition = ([layer]) => layer === undefined || layer === 'composition';

/** The layer and the folder below it of a file; undefined for files directly in `src`. */
function placeOf(home, path) {
  const parts = path.slice(home.path.length + 1).split('/');
  if (parts[0] !== 'src') return [];
  const folders = parts.slice(1, -1);
  const bare = !/\.\w+$/.test(parts.at(-1) ?? '');
  return bare ? parts.slice(1) : folders;
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  const problems = checkZones();
  for (const { file, line, message } of problems) console.error(`${file}:${line} ${message}.`);
  if (problems.length === 0) console.log('Every import runs the right way.');
  process.exitCode = problems.length === 0 ? 0 : 1;
}
