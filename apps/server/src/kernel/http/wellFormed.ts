import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem.ts';

/** Escapes of a JSON text: a surrogate pair, a surrogate without its pair (captured), or any other one. */
const ESCAPES =
  /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u([dD][89a-fA-F][\da-fA-F]{2})|\\./gs;

/** Returns the bytes of a body as text. Throws a ProblemError 400 if they aren't UTF-8: decoding would replace them. */
export function utf8Of(body: Buffer): string {
  if (isUtf8(body)) return body.toString('utf8');
  const message = 'The body has bytes that are no UTF-8: encode its texts as UTF-8.';
  throw new ProblemError(400, 'INVALID_REQUEST', message);
}

/** Throws a ProblemError 400 if a JSON text escapes a surrogate without its pair, which no database can store. */
function requirePairs(json: string): void {
  for (const [, lone] of json.matchAll(ESCAPES)) {
    if (lone === undefined) continue;
    const message = `The body has half of a character, a surrogate without its pair (\\u${lone}): leave it out, or send the whole character.`;
    throw new ProblemError(400, 'INVALID_REQUEST', message);
  }
}

/** Returns whether the percent codes of a text are UTF-8. */
export function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Refuses requests with 400 whose texts would be replaced while they are read: bodies that aren't UTF-8, surrogates
 * without their pair, and queries of calls that aren't percent-encoded UTF-8. Queries of pages are left to the app, as
 * advertisements and mail programs write them.
 */
export function requireWellFormed(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    let json;
    try {
      // The cast is safe: `parseAs` names the type.
      json = utf8Of(body as Buffer);
      requirePairs(json);
    } catch (error) {
      // The cast is safe: these functions throw errors only.
      return done(error as Error);
    }
    parse(request, json, done);
  });
  app.addHook('onRequest', async ({ url, routeOptions }) => {
    if (routeOptions.schema?.querystring === undefined || isDecodable(url)) return;
    const message = 'The query has bytes that are no text: percent-encode its texts as UTF-8.';
    throw new ProblemError(400, 'INVALID_REQUEST', message);
  });
}
