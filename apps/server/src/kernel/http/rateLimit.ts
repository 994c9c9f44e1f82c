import type { FastifyReply, FastifyRequest } from 'fastify';
import { countedClient } from './clientAddress.ts';
import type { Counter } from './counters.ts';
import { ProblemError } from './problem.ts';

/** Limits what a name may do in a minute, for all processes together. */
export type LimitRate = (
  device: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  perMinute: number,
) => Promise<void>;

/**
 * Returns a function that counts the calls of a route from one address. It throws a ProblemError 429 above the limit,
 * and sets `retry-after`.
 * @param calls counter with a window of a minute
 */
export function createRateLimit(calls: Counter): LimitRate {
  return async ({ request, reply }, perMinute) => {
    const { method, url } = request.routeOptions;
    const { count, endsIn } = await calls.add(`${String(method)} ${url} ${countedClient(request)}`);
    if (count > perMinute) throw tooManyAttempts(reply, endsIn);
  };
}

/**
 * Returns the error for too many attempts, and sets `retry-after`.
 * @param endsIn time until another attempt, ms
 */
export function tooManyAttempts(reply: FastifyReply, endsIn: number): ProblemError {
  reply.header('retry-after', Math.ceil(endsIn / 1000));
  return new ProblemError(
    429,
    'TOO_MANY_ATTEMPTS',
    'Too many attempts from this address: wait a minute, then try again.',
  );
}
