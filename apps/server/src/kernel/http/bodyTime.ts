import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from './problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a route that takes a file, whose body may take longer. */
    readonly takesFile?: boolean;
  }
}

/** Times within which bodies have to arrive, from the end of the headers, ms. */
export interface BodyTimes {
  readonly usual: number;
  /** Time of routes that take files. */
  readonly file: number;
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Ends requests whose body isn't complete in time, however many bytes arrive meanwhile: with 408 as a Problem if the
 * request has no answer yet, else by closing the connection, so that a refused request can't keep it open either.
 */
export function limitBodyTime(app: FastifyInstance, { usual, file }: BodyTimes): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) return;
    const { raw } = request;
    const most = request.routeOptions.config.takesFile === true ? file : usual;
    const timer = setTimeout(() => end(request, reply, most), most).unref();
    const stop = (): void => clearTimeout(timer);
    raw.once('end', stop).once('close', stop);
  });
}

function end({ raw }: FastifyRequest, reply: FastifyReply, most: number): void {
  if (raw.complete) return;
  // The parser of the body listens for errors, and answers with this one. Before it has begun nobody does.
  if (reply.sent || raw.listenerCount('error') === 0) raw.destroy();
  else raw.emit('error', tooSlow(most));
}

const tooSlow = (most: number): ProblemError =>
  new ProblemError(
    408,
    'REQUEST_TOO_SLOW',
    `The request didn’t arrive within ${Math.ceil(most / 1000)} seconds, and nothing was changed: send it again over a faster connection.`,
  );
