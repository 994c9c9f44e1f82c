// Finds code of the server that reads the host or the protocol of a request. The client chooses both, so an address that
// is built from them leads where the client wants: a provider's call-backs, a mail's link or a page's canonical address.
// Finds reads of the client's own address too: behind proxies only one function knows which one no visitor can write.
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from './lib/paths.mjs';
import { isFunction, walkTree } from './lib/walk-tree.mjs';

/** The only file that reads host and protocol, in functions whose names say what for. */
export const READER = 'apps/server/src/kernel/http/requestHost.ts';
/** The only file that finds the client's address. */
export const CLIENT_READER = 'apps/server/src/kernel/http/clientAddress.ts';

/** Kinds of reads: their properties and headers, the file that may read them, and the way out for others. */
const KINDS = [
  {
    reader: READER,
    wayOut: `addresses that are given to others come from the site, never from a request: use originOf(site), or visitedOrigin(request) for the visitor's own return (apps/server/src/site/sites/siteOrigin.ts)`,
    /** Properties of a request that the client chooses. */
    claimed: new Set(['host', 'hostname', 'protocol']),
    /** Headers that name an address, forwarded ones too. */
    headers:
      /^(?::authority|forwarded|x-forwarded-(?:host|port|proto|protocol|scheme|server|ssl)|x-original-host|x-host)$/i,
  },
  {
    reader: CLIENT_READER,
    wayOut: `one function finds the client's address: use request.clientAddress, or countedClient(request) for what is counted or compared (${CLIENT_READER})`,
    claimed: new Set(['ip', 'ips']),
    headers: /^(?:x-forwarded-for|x-real-ip|x-client-ip|cf-connecting-ip|true-client-ip|fastly-client-ip)$/i,
  },
];
const [OF_HOST, OF_CLIENT] = KINDS;
const claimedBy = (name) => KINDS.find(({ claimed }) => claimed.has(name));
const REQUEST = /^(?:this\.)?(?:\w+\.)*(?:req|request|raw)$|\.(?:req|request|raw)$/;
const HEADERS_OBJECT = /(?:^|\.)headers$/;
const REQUEST_TYPE = /\b(?:FastifyRequest|IncomingMessage)\b/;
const BESIDE_THE_CODE = /\.test\.ts$|\/testing(?:\/|\.ts$)/;
const SUSPICIOUS = /\b(?:host|hostname|protocol|rawHeaders|ips?|remoteAddress)\b|forwarded|:authority|-ip\b/i;

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
 * @returns {{ file: string, line: number, message: string, reader: string }[]} `reader` is the file that may read it
 */
export function addressReadsIn(file, source) {
  const { program } = parseSync(file, source);
  const textOf = (node) => (node ? source.slice(node.start, node.end) : '');
  const found = [];
  const report = ({ start }, what, { reader, wayOut }) =>
    found.push({
      file,
      line: source.slice(0, start).split('\n').length,
      message: `reads ${what}: ${wayOut}`,
      reader,
    });
  walkTree(program, (node, parents) => {
    const ofHeader =
      node.type === 'Literal' &&
      typeof node.value === 'string' &&
      KINDS.find(({ headers }) => headers.test(node.value));
    if (ofHeader) return report(node, `the header ${node.value}`, ofHeader);
    if (node.type === 'MemberExpression') {
      const name = nameOf(node);
      const of = textOf(node.object).replaceAll(/\?\.|!/g, (mark) => (mark === '?.' ? '.' : ''));
      const ofRequest = REQUEST.test(of) && claimedBy(name);
      const isOfHeaders = HEADERS_OBJECT.test(of) && name === 'host';
      if (ofRequest) report(node, textOf(node), ofRequest);
      else if (isOfHeaders || name === 'rawHeaders') report(node, textOf(node), OF_HOST);
      else if (name === 'remoteAddress') report(node, textOf(node), OF_CLIENT);
      return;
    }
    if (node.type !== 'ObjectPattern') return;
    const isTaken = isFromRequest(node, parents, textOf);
    for (const property of node.properties) {
      const kind = claimedBy(nameOf(property));
      if (kind && isTaken) report(property, `a request’s ${nameOf(property)}`, kind);
    }
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
    .filter((file) => !BESIDE_THE_CODE.test(file))
    .map((file) => ({ file, source: readFileSync(join(base, file), 'utf8') }))
    .filter(({ source }) => SUSPICIOUS.test(source))
    .flatMap(({ file, source }) => addressReadsIn(file, source))
    .filter(({ file, reader }) => file !== reader);
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  const problems = checkAddressReads();
  for (const { file, line, message } of problems) console.error(`${file}:${line} ${message}.`);
  if (problems.length === 0) console.log('No address comes from a request.');
  process.exitCode = problems.length === 0 ? 0 : 1;
}
