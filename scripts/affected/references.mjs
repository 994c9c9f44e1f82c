// References of a source file, as they are written there: modules, and paths in its strings.
import { parseModule } from '../lib/imports.mjs';

const CODE = /\.(ts|tsx|mts|mjs|js|jsx)$/;
const TEXTS = /(['"`])([^'"`\n\s$]{1,200})\1/g;
const FROM_ROOT = /\b(?:join|resolve)\((?:repoRoot|root),\s*((?:'[^']+'\s*,?\s*)+)/g;
/** A file of the same folder, or a path from the root, with an ending. */
const FILE_NAME = /^[\w@][\w@./-]*\.(ts|tsx|mts|mjs|js|json|css|svg|html|md|sql|gz|txt|conf|png)$/;

/**
 * @typedef {object} References
 * @property {import('../lib/imports.mjs').Module} module
 * @property {string[]} relative texts that begin with a dot: paths and patterns, from the file's own folder
 * @property {string[]} named texts that look like a file, from the file's own folder or from the root
 * @property {string[]} fromRoot files and folders that are joined to the root
 */

/** True for files that can import others. */
export const isCode = (path) => CODE.test(path);

const NOTHING = { imports: [], passedOn: [], exports: [], isBarrel: false };

/**
 * @param {string} path
 * @param {string} source
 * @returns {References}
 */
export function findReferences(path, source) {
  const module = tryParse(path, source);
  const imported = new Set([...module.imports, ...module.passedOn].map(({ target }) => target));
  const texts = new Set(
    [...source.matchAll(TEXTS)].map(([, , text]) => text).filter((text) => !imported.has(text)),
  );
  return {
    module,
    // Dots alone name a folder only in files that ask for their own location.
    relative: [...texts].filter((text) =>
      source.includes('import.meta') ? /^!?\.{1,2}(\/|$)/.test(text) : /^(\.{1,2}\/)+[^./]/.test(text),
    ),
    named: [...texts].filter((text) => FILE_NAME.test(text)),
    fromRoot: [...source.matchAll(FROM_ROOT)].map(([, list]) =>
      [...list.matchAll(/'([^']+)'/g)].map(([, part]) => part).join('/'),
    ),
  };
}

/** A file that can't be parsed, such as a fixture that is wrong on purpose, imports nothing. */
function tryParse(path, source) {
  try {
    return parseModule(path, source);
  } catch {
    return NOTHING;
  }
}
