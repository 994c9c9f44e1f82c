// References of a source file, as they are written there: modules, and paths in its strings.
import { createHash } from 'node:crypto';
import { parseSync } from 'oxc-parser';
import { parseModule } from '../lib/imports.mjs';
import { outlineOf, withoutComments } from '../lib/without-comments.mjs';

const CODE = /\.(ts|tsx|mts|mjs|js|jsx)$/;
const TEXTS = /(['"`])([^'"`\n\s$]{1,200})\1/g;
/** A file or folder by its path from the file's own folder, which may have no dots, or that folder. */
const BESIDE = /\bnew URL\((['"`])(\w[^'"`:$]*|\.)\1,\s*import\.meta\.url\)/g;
const FROM_ROOT = /\b(?:join|resolve)\((?:repoRoot|root),\s*((?:'[^']+'\s*,?\s*)+)/g;
/** A file of the same folder, or a path from the root, with an ending. */
const FILE_NAME =
  /^(?:\.storybook\/|[\w@])[\w@./-]*\.(ts|tsx|mts|mjs|js|json|css|svg|html|md|sql|gz|txt|conf|png)$/;

/**
 * @typedef {object} References
 * @property {import('../lib/imports.mjs').Module} module
 * @property {string[]} relative texts that begin with a dot: paths and patterns, from the file's own folder
 * @property {string[]} named texts that look like a file, from the file's own folder or from the root
 * @property {string[]} patterns texts that look like a pattern of files, from the root
 * @property {string[]} fromRoot files and folders that are joined to the root
 * @property {string[]} virtual modules that a plugin in this file provides
 *
 * @typedef {References & { code: string, outline: string }} Source `code` is a hash of the source without its comments,
 *   which no result depends on, `outline` one of what is evaluated when the module is loaded
 */

/** A pattern of files in a folder of the root, or in several. */
const PATTERN = /^(packages|apps|e2e|scripts|themes|\.storybook|\{[\w.,]+\})\/.*\*/;
/** Modules that a plugin of the bundler provides are named in the file of the plugin. */
const VIRTUAL = /(['"])(virtual:[\w-]+)\1/g;

/** True for files that can import others. */
export const isCode = (path) => CODE.test(path);

/** True for style sheets, which can import others. */
export const isStyle = (path) => path.endsWith('.css');

/** @returns {string[]} style sheets and files that a style sheet refers to, as written */
export function importedStyles(source) {
  return [...source.matchAll(/(?:@import\s+|url\()\s*(['"]?)([^'")\s;]+)\1/g)].map(([, , target]) => target);
}

const NOTHING = { imports: [], passedOn: [], exports: [], isBarrel: false };

/**
 * Reads a source file: its references, and its code.
 * @param {string} path
 * @param {string} source
 * @returns {Source}
 */
export function readSource(path, source) {
  const parsed = parseSync(path, source);
  // A file that can't be parsed, such as a fixture that is wrong on purpose, imports nothing and counts as it is.
  const isWrong = parsed.errors.length > 0;
  const code = isWrong ? source : withoutComments(path, source, parsed);
  const outline = isWrong ? source : outlineOf(source, parsed);
  return {
    ...findReferences(source, isWrong ? NOTHING : parseModule(path, source, parsed)),
    code: hashOf(code),
    outline: hashOf(outline),
  };
}

const hashOf = (text) => createHash('sha1').update(text).digest('hex');

/** @returns {References} */
function findReferences(source, module) {
  const imported = new Set([...module.imports, ...module.passedOn].map(({ target }) => target));
  const texts = new Set(
    [...source.matchAll(TEXTS)].map(([, , text]) => text).filter((text) => !imported.has(text)),
  );
  return {
    module,
    // Two dots alone name a folder in files that ask for their own location; one is a separator of something else.
    relative: [
      ...[...texts].filter((text) =>
        source.includes('import.meta') ? /^!?(\.\.$|\.{1,2}\/)/.test(text) : /^(\.{1,2}\/)+[^./]/.test(text),
      ),
      ...[...source.matchAll(BESIDE)].map(([, , text]) => text),
    ],
    named: [...texts].filter((text) => FILE_NAME.test(text)),
    patterns: [...texts].filter((text) => PATTERN.test(text)),
    fromRoot: [...source.matchAll(FROM_ROOT)].map(([, list]) =>
      [...list.matchAll(/'([^']+)'/g)].map(([, part]) => part).join('/'),
    ),
    virtual: [...source.matchAll(VIRTUAL)].map(([, , name]) => name).filter((name) => !imported.has(name)),
  };
}
