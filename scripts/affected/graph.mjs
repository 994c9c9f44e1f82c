// The import graph of one state of the repository. Edges are values that a file imports, and files, folders and
// patterns that its strings name. Types are left out, as they don't exist at run time. A module that only re-exports
// others is no node for files that import names from it: they depend on the modules of these names.
import { createHash } from 'node:crypto';
import { matchesGlob, posix } from 'node:path';
import { importedStyles, isCode, isStyle } from './references.mjs';

/** Folders whose mention creates no edge: the root and the folders of packages and apps. */
const TOO_WIDE = /^(\.|\.\..*|[^/]+)$/;

const BESIDE_THE_CODE = /\.(test|stories)\./;

/** Files that name the module of a plugin, as its provider does. */
const PLUGINS = /^(\.storybook|(apps|packages)\/[^/]+\/scripts)\/.*(?<!\.d)\.ts$/;

/** A folder or pattern includes tests and stories only if it names them. */
const isMeant = (file, named) => !BESIDE_THE_CODE.test(file) || BESIDE_THE_CODE.test(named);

/**
 * @param {ReadonlyMap<string, string>} files hash of the content of each file, by path
 * @param {(path: string) => string} textOf
 * @param {(path: string) => import('./references.mjs').Source} sourceOf a code file
 */
export function createGraph(files, textOf, sourceOf) {
  const packages = readPackages(files, textOf);
  const folders = listFolders(files);
  const edges = new Map();
  let providers;

  function edgesOf(path) {
    if (!isCode(path) && !isStyle(path)) return [];
    let found = edges.get(path);
    if (!found) {
      found = isStyle(path) ? findImportedStyles(path) : findEdges(path);
      edges.set(path, found);
    }
    return found;
  }

  function findEdges(path) {
    const { module, relative, named, patterns, fromRoot } = sourceOf(path);
    const folder = posix.dirname(path);
    const found = new Set();
    for (const { target, typeOnly, names } of module.imports) {
      if (typeOnly) continue;
      for (const file of valuesOf(resolveTarget(path, target), names)) found.add(file);
    }
    for (const { target, typeOnly, from } of module.passedOn) {
      if (typeOnly) continue;
      for (const file of valuesOf(resolveTarget(path, target), from && [from])) found.add(file);
    }
    for (const text of relative)
      for (const file of filesNamed(posix.join(folder, text.replace(/^!/, '')))) found.add(file);
    for (const text of patterns) for (const file of filesNamed(text)) found.add(file);
    for (const text of named) {
      for (const file of [posix.join(folder, text), text]) if (files.has(file)) found.add(file);
    }
    for (const text of fromRoot) for (const file of filesNamed(text)) found.add(file);
    found.delete(path);
    return [...found];
  }

  function findImportedStyles(path) {
    const targets = importedStyles(textOf(path)).map((target) => posix.join(posix.dirname(path), target));
    return targets.filter((target) => files.has(target));
  }

  /** Files that a path, a folder or a pattern refers to. */
  function filesNamed(text) {
    const path = posix.normalize(text).replace(/\/$/, '').replace(/\?.*$/, '');
    if (files.has(path)) return [path];
    if (path.includes('*')) {
      const base = path.replace(/[*{].*$/, '').replace(/\/?[^/]*$/, '');
      const inside = base === '' ? [...files.keys()] : (folders.get(base) ?? []);
      return inside.filter((file) => matchesGlob(file, path) && isMeant(file, path));
    }
    // A folder whose mention can mean anything isn't followed, except the data that many files read.
    if (TOO_WIDE.test(path) && path !== 'themes') return [];
    return (folders.get(path) ?? []).filter((file) => isMeant(file, path));
  }

  /** The file of an import; undefined for a library and for a missing file. */
  function resolveTarget(path, target) {
    const bare = target.replace(/\?.*$/, '');
    if (bare.startsWith('.')) {
      const file = posix.join(posix.dirname(path), bare);
      return files.has(file) ? file : undefined;
    }
    return bare.startsWith('virtual:') ? providerOf(bare) : packages.resolve(bare);
  }

  /** The file of the plugin that provides a module. */
  function providerOf(name) {
    providers ??= new Map(
      [...files.keys()]
        .filter((path) => PLUGINS.test(path))
        .flatMap((path) => sourceOf(path).virtual.map((virtual) => [virtual, path])),
    );
    return providers.get(name);
  }

  /** Modules that give an importer its values: `file` itself, or the modules of the names if it is a barrel. */
  function valuesOf(file, names, seen = new Set()) {
    if (file === undefined) return [];
    if (!names || !isCode(file) || seen.has(file)) return [file];
    const { module } = sourceOf(file);
    if (!module.isBarrel) return [file];
    const inside = new Set(seen).add(file);
    return names.flatMap((name) => {
      const origin = originOf(file, module, name);
      return origin ? valuesOf(origin.file, origin.names, inside) : [file];
    });
  }

  function originOf(file, module, name) {
    const direct = module.passedOn.find((it) => it.name === name);
    if (direct) return { file: resolveTarget(file, direct.target), names: direct.from && [direct.from] };
    const star = module.passedOn.find(
      (it) => it.name === undefined && exportsName(resolveTarget(file, it.target), name, new Set([file])),
    );
    return star && { file: resolveTarget(file, star.target), names: [name] };
  }

  function exportsName(file, name, seen) {
    if (file === undefined || !isCode(file) || seen.has(file)) return false;
    seen.add(file);
    const { module } = sourceOf(file);
    return (
      module.exports.includes(name) ||
      module.passedOn.some((it) =>
        it.name === undefined ? exportsName(resolveTarget(file, it.target), name, seen) : it.name === name,
      )
    );
  }

  function contentOf(path, isOutlined) {
    if (!isCode(path) || !files.has(path)) return files.get(path);
    return isOutlined ? sourceOf(path).outline : sourceOf(path).code;
  }

  return {
    /**
     * Everything that files depend on, themselves included.
     * @param {Iterable<string>} roots paths; those that don't exist are left out
     * @param {(path: string) => boolean} [isClosed] files that aren't entered
     * @returns {Set<string>}
     */
    closure(roots, isClosed = () => false) {
      const seen = new Set([...roots].filter((path) => files.has(path) && !isClosed(path)));
      for (const path of seen) {
        for (const next of edgesOf(path)) if (!isClosed(next)) seen.add(next);
      }
      return seen;
    },

    /**
     * One hash of the content of files, that of code without its comments.
     * @param {Iterable<string>} paths
     * @param {ReadonlySet<string>} [outlined] code of which only what is evaluated on loading counts
     */
    hash(paths, outlined = new Set()) {
      const rows = [...paths].toSorted().map((path) => `${path} ${contentOf(path, outlined.has(path))}\n`);
      return createHash('sha256').update(rows.join('')).digest('hex');
    },

    /** One hash of the content of files as they are, comments included. */
    hashAsWritten(paths) {
      const rows = [...paths].toSorted().map((path) => `${path} ${files.get(path)}\n`);
      return createHash('sha256').update(rows.join('')).digest('hex');
    },
  };
}

function listFolders(files) {
  const folders = new Map();
  for (const path of files.keys()) {
    for (let folder = posix.dirname(path); folder !== '.'; folder = posix.dirname(folder)) {
      const inside = folders.get(folder);
      if (inside) inside.push(path);
      else folders.set(folder, [path]);
    }
  }
  return folders;
}

/** The repository's packages by name, with the files that their `exports` refer to. */
function readPackages(files, textOf) {
  const manifests = [...files.keys()].filter((path) =>
    /^((packages|apps)\/[^/]+|e2e)\/package\.json$/.test(path),
  );
  const packages = manifests.map((path) => {
    const { name, exports = {} } = JSON.parse(textOf(path));
    return { folder: posix.dirname(path), name, exports };
  });
  return {
    resolve(target) {
      const own = packages.find(({ name }) => target === name || target.startsWith(`${name}/`));
      const key = own && `.${target.slice(own.name.length)}`;
      const file = own && exportedFile(own.exports, key);
      return file && posix.join(own.folder, file);
    },
  };
}

function exportedFile(exports, key) {
  if (typeof exports === 'string') return key === '.' ? exports : undefined;
  for (const [pattern, value] of Object.entries(exports)) {
    const file = typeof value === 'string' ? value : (value?.default ?? value?.import);
    const [head, tail] = pattern.split('*');
    if (tail === undefined) {
      if (pattern === key) return file;
    } else if (key.startsWith(head) && key.endsWith(tail)) {
      return file?.replace('*', key.slice(head.length, key.length - tail.length));
    }
  }
  return undefined;
}
