import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR = 'public, max-age=31536000, immutable';

/**
 * Serves the files of a built app, whose names change with their content. The build has compressed them
 * (`scripts/precompress.mjs`); other files are compressed for each request.
 * @param root folder of the files; nothing is served if it doesn't exist
 * @param prefix of their addresses, with a slash at both ends
 */
export async function serveBuiltFiles(
  app: FastifyInstance,
  { root, prefix }: { readonly root: string; readonly prefix: string },
): Promise<void> {
  if (!existsSync(root)) return;
  await app.register(fastifyStatic, {
    root,
    prefix,
    // A route for each file: with one for all, each request lists the folder, which has hundreds of files.
    wildcard: false,
    globIgnore: ['**/*.{br,gz}'],
    decorateReply: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply) => void reply.header('cache-control', YEAR),
  });
}
