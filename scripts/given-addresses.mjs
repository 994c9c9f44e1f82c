// Finds code of the server that reads the host or the protocol of a request. The client chooses both, so an address that
// is built from them leads where the client wants: a provider's call-backs, a mail's link or a page's canonical address.
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from './lib/paths.mjs';
import { isFunction, walkTree } from './lib/walk-tree.mjs';

/** The only file that reads them, in functions whose names say what for. */
export const READER = 'apps/server/src/http/requestHost.ts';

const WAY_OUT = `addresses that are given to others come from the site, never from a request: use originOf(site), or visitedOrigin(request) for the visitor's own return (${READER})`;

/** Properties of a request that the client chooses. */
const CLAIMED = new Set(['host', 'hostname', 'protocol']);
/** Headers that name an address, forwarded ones too. */
const HEADERS =
  /^(?::authority|forwarded|x-forwarded-(?:host|port|proto|protocol|scheme|server|ssl)|x-original-host|x-host)$/i;
const REQUEST = /^(?:this\.)?(?:\w+\.)*(?:req|request|raw)$|\.(?:req|request|raw)$/;
const HEADERS_OBJECT = /(?:^|\.)headers$/;
const REQUEST_TYPE = /\b(?:FastifyRequest|IncomingMessage)\b/;
const BESIDE_THE_CODE = /\.test\.ts$|\/testing(?:\/|\.ts$)/;
const SUSPICIOUS = /\b(?:host|hostname|protocol|rawHeaders)\b|forwarded|:authority/i;

/** Returns the written name of a property; undefined for a computed one. */
function nameOf({ computed, property, key }) {
  const name = property ?? key;
  if (name?.type === 'Literal') return String(name.value);
  return computed ? undefined : name?.name;
}

/**
 * Finds the reads of one module.
 * @param {string} file its ending decides how it is parsed
 * @param {string} source
 * @returns {{ file: string, line: number, message: string }[]}
 */
export function addressReadsIn(file, source) {
  const { program } = parseSync(file, source);
  const textOf = (node) => (node ? source.slice(node.start, node.end) : '');
  const found = [];
  const report = ({ start }, what) =>
    found.push({
      file,
      line: source.slice(0, start).split('\n').length,
      message: `reads ${what}: ${WAY_OUT}`,
    });
  walkTree(program, (node, parents) => {
    if (node.type === 'Literal' && typeof node.value === 'string' && HEADERS.test(node.value))
      return report(node, `the header ${node.value}`);
    if (node.type === 'MemberExpression') {
      const name = nameOf(node);
      const of = textOf(node.object).replaceAll(/\?\.|!/g, (mark) => (mark === '?.' ? '.' : ''));
      const isOfRequest = REQUEST.test(of) && CLAIMED.has(name);
      const isOfHeaders = HEADERS_OBJECT.test(of) && name === 'host';
      if (isOfRequest || isOfHeaders || name === 'rawHeaders') report(node, textOf(node));
      return;
    }
    if (node.type !== 'ObjectPattern') return;
    const isTaken = isFromRequest(node, parents, textOf);
    for (const property of node.properties)
      if (CLAIMED.has(nameOf(property)) && isTaken) report(property, `a request’s ${nameOf(property)}`);
  });
  return found;
}

/** Returns whether a pattern takes a request, its headers, or what a route's handler is called with, apart. */
function isFromRequest(pattern, parents, textOf) {
  const parent = parents.at(-1);
  if (parent.type === 'VariableDeclarator') {
    const init = textOf(parent.init);
    return REQUEST.test(init) || HEADERS_OBJECT.test(init);
  }
  // `({ headers: { host } })`
  if (parent.type === 'Property' && nameOf(parent) === 'headers') return true;
  const taken = parent.type === 'AssignmentPattern' ? parents.at(-2) : parent;
  if (!taken || !isFunction(taken)) return false;
  const type = textOf(pattern.typeAnnotation);
  if (type !== '') return REQUEST_TYPE.test(type);
  // A handler has no types of its own: `app.get(path, ({ host }) => ...)`, `app.addHook('onRequest', async ({ host }) => ...)`.
  const call = parents.findLast(({ type: kind }) => kind === 'CallExpression');
  return (
    call?.arguments.includes(taken) === true &&
    /(?:^|\.)(?:get|post|put|patch|delete|head|all|route|addHook|registerCall)$/.test(textOf(call.callee))
  );
}

/** Finds the reads of the whole server. */
export function checkAddressReads(base = root) {
  return globSync('apps/server/src/**/*.ts', { cwd: base })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file !== READER && !BESIDE_THE_CODE.test(file))
    .map((file) => ({ file, source: readFileSync(join(base, file), 'utf8') }))
    .filter(({ source }) => SUSPICIOUS.test(source))
    .flatMap(({ file, source }) => addressReadsIn(file, source));
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  const problems = checkAddressReads();
  for (const { file, line, message } of problems) console.error(`${file}:${line} ${message}.`);
  if (problems.length === 0) console.log('No address comes from a request.');
  process.exitCode = problems.length === 0 ? 0 : 1;
}
