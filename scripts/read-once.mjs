// Finds journeys that read once what comes later: mails and text messages are sent after the call that asks for them, so
// that a single read finds none, or the one before, on a busy machine.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from './lib/paths.mjs';
import { walkTree } from './lib/walk-tree.mjs';

/** The file whose functions wait for messages. */
export const WAITS = 'e2e/journeys/support/sent.ts';

/** Methods of the platform whose result comes later. */
const COMES_LATER = new Set(['mails', 'mailTo', 'textTo']);
const IS_PLATFORM = /(?:^|\.)platform$/;
/** Calls that repeat the function they are given until it is as expected. */
const REPEATS = /^expect\.poll$|^expect\(.*\)\.toPass$/s;

/**
 * Returns the names of functions that a module gives to a call that repeats them: `expect.poll(lastSubject)`.
 * @param {(node: object) => string} textOf
 */
function repeatedIn(program, textOf) {
  const names = new Set();
  walkTree(program, (node) => {
    if (node.type === 'CallExpression' && REPEATS.test(textOf(node.callee)))
      for (const given of node.arguments) if (given.type === 'Identifier') names.add(given.name);
  });
  return names;
}

/**
 * Finds the single reads of one module.
 * @param {string} file its ending decides how it is parsed
 * @param {string} source
 * @returns {{ file: string, line: number, message: string }[]}
 */
export function readsOnceIn(file, source) {
  const { program } = parseSync(file, source);
  const textOf = ({ start, end }) => source.slice(start, end);
  const repeated = repeatedIn(program, textOf);
  const isRepeated = (parents) =>
    parents.some(
      (parent) =>
        (parent.type === 'CallExpression' && REPEATS.test(textOf(parent.callee))) ||
        (['VariableDeclarator', 'FunctionDeclaration'].includes(parent.type) &&
          repeated.has(parent.id?.name)),
    );
  const found = [];
  walkTree(program, (node, parents) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return;
    const { object, property } = node.callee;
    if (!IS_PLATFORM.test(textOf(object)) || !COMES_LATER.has(property.name) || isRepeated(parents)) return;
    found.push({
      file,
      line: source.slice(0, node.start).split('\n').length,
      message: `reads once what comes later: wait for it by a function of ${WAITS}, or by expect.poll`,
    });
  });
  return found;
}

/** Finds the single reads of all journeys. */
export function checkReadsOnce(base = root) {
  return globSync(['e2e/journeys/**/*.test.ts', 'e2e/journeys/support/*.ts'], { cwd: base })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file !== WAITS)
    .map((file) => ({ file, source: readFileSync(join(base, file), 'utf8') }))
    .filter(({ source }) => /platform\.(?:mail|text)/.test(source))
    .flatMap(({ file, source }) => readsOnceIn(file, source));
}
