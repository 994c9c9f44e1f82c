// Imports and re-exports of a module, read from its source.
import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';

/**
 * @typedef {object} Import
 * @property {string} target as written
 * @property {boolean} typeOnly
 * @property {readonly string[] | undefined} names imported values; undefined for the whole module
 * @property {number} start offset in the source
 *
 * @typedef {object} PassedOn an export of another module's value
 * @property {string} target as written
 * @property {boolean} typeOnly
 * @property {string | undefined} name under which it is exported; undefined for everything (`export *`)
 * @property {string | undefined} from its name in the other module; undefined for the whole module
 * @property {number} start offset in the source
 *
 * @typedef {object} Module
 * @property {Import[]} imports static and dynamic ones
 * @property {PassedOn[]} passedOn
 * @property {string[]} exports names of its own exports
 * @property {boolean} isBarrel true when the module has nothing but exports of other modules
 */

/**
 * @param {string} file its ending decides how it is parsed
 * @param {string} source
 * @param {import('oxc-parser').ParseResult} [parsed] of the source
 * @returns {Module}
 * @throws {Error} when the source can't be parsed
 */
export function parseModule(file, source, parsed = parseSync(file, source)) {
  const { module, errors, comments } = parsed;
  if (errors.length > 0) throw new Error(`${file} can't be read: ${errors[0].message}`);
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  const passedOn = exported.filter(({ moduleRequest }) => moduleRequest).map(readPassedOn);
  return {
    imports: [
      ...module.staticImports.map(readStatic),
      ...module.dynamicImports.map((it) => readDynamic(it, source)),
    ],
    passedOn,
    exports: exported
      .filter(({ moduleRequest }) => !moduleRequest)
      .map(({ exportName }) => exportName.name ?? 'default'),
    isBarrel:
      passedOn.length > 0 &&
      module.staticImports.length + module.dynamicImports.length === 0 &&
      isCovered(source, [...module.staticExports.filter(isPassedOn), ...comments]),
  };
}

/**
 * Returns the files that a module imports or re-exports by relative paths.
 * @param {string} file path of the module
 * @param {string} source
 * @returns {{ file: string, typeOnly: boolean, start: number }[]} imports, then re-exports; `file` may not exist
 */
export function importedFiles(file, source) {
  const { imports, passedOn } = parseModule(file, source);
  return [...imports, ...passedOn]
    .filter(({ target }) => target.startsWith('.'))
    .map(({ target, typeOnly, start }) => ({
      file: posix.join(posix.dirname(file), target),
      typeOnly,
      start,
    }));
}

const isPassedOn = ({ entries }) => entries.every(({ moduleRequest }) => moduleRequest);

function readStatic({ moduleRequest, entries, start }) {
  const values = entries.filter((entry) => !entry.isType);
  const isNamed =
    values.length > 0 && values.every(({ importName }) => importName.kind !== 'NamespaceObject');
  return {
    target: moduleRequest.value,
    typeOnly: entries.length > 0 && values.length === 0,
    names: isNamed ? values.map(({ importName }) => importName.name ?? 'default') : undefined,
    start,
  };
}

function readPassedOn({ moduleRequest, exportName, importName, isType, start }) {
  return {
    target: moduleRequest.value,
    typeOnly: isType,
    name: exportName.kind === 'None' ? undefined : (exportName.name ?? 'default'),
    from: importName.kind === 'Name' ? importName.name : undefined,
    start,
  };
}

function readDynamic({ moduleRequest, start }, source) {
  const text = source.slice(moduleRequest.start, moduleRequest.end);
  return { target: /^['"`](.*)['"`]$/s.exec(text)?.[1] ?? '', typeOnly: false, names: undefined, start };
}

/** True if a source contains only white space and semicolons outside these ranges. */
function isCovered(source, ranges) {
  let at = 0;
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    if (start > at && /[^\s;]/.test(source.slice(at, start))) return false;
    at = Math.max(at, end);
  }
  return !/[^\s;]/.test(source.slice(at));
}
