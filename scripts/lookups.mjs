// Finds look-ups of a free word in a plain object, which also find what every object inherits: `constructor`,
// `toString`, `__proto__`.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from './lib/paths.mjs';
import { isFunction, walkTree } from './lib/walk-tree.mjs';

const TABLE_TYPE =
  /^:\s*(?:(?:Readonly|Partial)<)*Record<\s*string\b|^:\s*\{\s*(?:readonly )?\[\w+: string\]/;
const MAY_HAVE_TABLES = /\bconst \w+: (?:(?:Readonly|Partial)<)*(?:Record<\s*string|\{)/;
const BESIDE_THE_CODE = /\.(?:test|stories|docs|css)\.tsx?$|\/testing\//;

/** Returns whether a key is written in the code: a literal, or a template without placeholders. */
const isWritten = ({ type, expressions }) =>
  type === 'Literal' ||
  type === 'PrivateIdentifier' ||
  (type === 'TemplateLiteral' && expressions.length === 0);

/** Returns the object literal of an initial value; undefined if it is another expression. */
function literalOf(init) {
  if (init?.type === 'TSSatisfiesExpression' || init?.type === 'TSAsExpression')
    return literalOf(init.expression);
  return init?.type === 'ObjectExpression' ? init : undefined;
}

/** Returns the names of a module's constant tables: objects whose type allows any key. */
function tablesIn(program, source) {
  const declarations = program.body.map((node) => node.declaration ?? node);
  return declarations
    .flatMap(({ type, declarations: own }) => (type === 'VariableDeclaration' ? own : []))
    .filter(({ id, init }) => {
      const { start, end } = id.typeAnnotation ?? { start: 0, end: 0 };
      return literalOf(init) !== undefined && TABLE_TYPE.test(source.slice(start, end));
    })
    .map(({ id }) => id.name);
}

/**
 * Finds the look-ups of one module.
 * @param {string} file its ending decides how it is parsed
 * @param {string} source
 * @param {ReadonlySet<string>} [others] names of tables that other modules export
 * @returns {{ file: string, line: number, message: string }[]}
 */
export function lookupsIn(file, source, others = new Set()) {
  const { program } = parseSync(file, source);
  const own = new Set(tablesIn(program, source));
  const imported = new Set(
    program.body.flatMap(({ type, specifiers }) =>
      type === 'ImportDeclaration' ? specifiers.map(({ local }) => local.name) : [],
    ),
  );
  const isTable = (name) => own.has(name) || (imported.has(name) && others.has(name));
  const found = [];
  const report = ({ start }, message) =>
    found.push({ file, line: source.slice(0, start).split('\n').length, message });
  walkTree(program, (node, parents) => {
    if (node.type === 'BinaryExpression' && node.operator === 'in' && !isWritten(node.left))
      return report(node, 'asks with `in` for a free word: use Object.hasOwn, or a Map or Set');
    if (node.type !== 'MemberExpression' || !node.computed || isWritten(node.property)) return;
    const isCast =
      node.property.type === 'TSAsExpression' &&
      /\bas keyof\b/.test(source.slice(node.property.start, node.property.end));
    const table = source.slice(node.object.start, node.object.end);
    if (!isCast && !isTable(table)) return;
    const around = parents.findLast(isFunction) ?? program;
    if (source.slice(around.start, around.end).includes(`Object.hasOwn(${table},`)) return;
    report(
      node,
      `looks up a free word in the plain object ${table}: make it a Map, or ask Object.hasOwn first`,
    );
  });
  return found;
}

/** Finds the look-ups of all packages and apps. */
export function checkLookups(base = root) {
  const files = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: base }).filter(
    (file) => !BESIDE_THE_CODE.test(file),
  );
  const modules = files.map((file) => ({ file, source: readFileSync(join(base, file), 'utf8') }));
  const tables = new Set(
    modules
      .filter(({ source }) => MAY_HAVE_TABLES.test(source))
      .flatMap(({ file, source }) => tablesIn(parseSync(file, source).program, source)),
  );
  const suspicious = new RegExp(
    `[(!?=>&|] \\(?\\w[\\w.]* in \\w|\\(\\w[\\w.]* in \\w|return \\w+ in \\w|\\bas keyof\\b|\\b(?:${[...tables].join('|')})\\[`,
  );
  return modules
    .filter(({ source }) => suspicious.test(source))
    .flatMap(({ file, source }) => lookupsIn(file, source, tables));
}
