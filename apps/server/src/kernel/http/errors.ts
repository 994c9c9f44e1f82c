import { formatMessage, type Problem } from '@touchline/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway, isOutOfRange, isUnstorableText } from '../db/databaseErrors.ts';
import { createTroubleLog } from '../logging/troubleLog.ts';
import { allowedMethods } from './allowedMethods.ts';
import { KeyMismatchError } from './keyMismatch.ts';
import { ProblemError, type ProblemExtra, type ProblemField } from './problem.ts';

/** Codes that aren't logged with each call: a closure is an operator's own, and partners are logged by name. */
const LOGGED_ELSEWHERE: ReadonlySet<string> = new Set(['MAINTENANCE', 'PARTNER_FAILED']);
/** Code of a call that found the database away. */
const UNAVAILABLE = 'UNAVAILABLE';

/** Converts everything thrown in a handler to a Problem; details of an unexpected error never leave the server. */
export function installErrors(app: FastifyInstance): void {
  const trouble = createTroubleLog(app.log);
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const { status, problem } = problemOf(error, request);
    if (problem.code === UNAVAILABLE) trouble(error, 'A call failed.');
    else if (status >= 500 && !LOGGED_ELSEWHERE.has(problem.code)) {
      request.log.error({ err: error }, 'A call failed.');
    }
    return reply.code(status).send(problem);
  });
}

/**
 * Answers 404 as a Problem, or 405 with `allow` at the path of calls with other methods. A path of a call with this
 * method gets here only if the router refused the length of one of its parts: that is 414.
 */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?')[0] ?? '/';
  const allowed = allowedMethods(path);
  if (allowed.includes(request.method)) {
    const message = 'A part of this address is too long: see /api/docs for the calls there are.';
    return reply
      .code(414)
      .send({ code: 'INVALID_REQUEST', message, requestId: request.id } satisfies Problem);
  }
  const methods = allowed.join(', ');
  if (methods !== '') {
    const message = `${path} takes ${methods}, not ${request.method}: see /api/docs.`;
    const problem = { code: 'INVALID_REQUEST', message, requestId: request.id } satisfies Problem;
    return reply.code(405).header('allow', methods).send(problem);
  }
  const message = `There is no ${request.method} ${path}: see /api/docs for the calls there are.`;
  return reply.code(404).send({ code: 'NOT_FOUND', message, requestId: request.id } satisfies Problem);
}

/** Answers an address that the router can't parse as a Problem instead of the framework's own answer. */
export function answerUnreadableAddress(
  { statusCode = 400 }: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const message =
    'This address can’t be read, or a part of it is too long: see /api/docs for the calls there are.';
  const problem = { code: 'INVALID_REQUEST', message, requestId: request.id } satisfies Problem;
  void reply.code(statusCode).send(problem);
}

function problemOf(error: FastifyError, request: FastifyRequest): { status: number; problem: Problem } {
  const requestId = request.id;
  if (error instanceof ProblemError) {
    const { status, code, message, fields, extra } = error;
    return {
      status,
      problem: { code, message, requestId, ...(fields ? { fields: [...fields] } : {}), ...extraOf(extra) },
    };
  }
  if (error instanceof KeyMismatchError) {
    const message =
      'This Idempotency-Key came before with another request: send a new key for a new intent, or the first body again.';
    return { status: 422, problem: { code: 'DUPLICATE_KEY_MISMATCH', message, requestId } };
  }
  if (error.validation) {
    const message =
      entryMessage(error) ??
      `The ${error.validationContext ?? 'request'} is not as the call describes it: ${error.message}.`;
    return { status: 400, problem: { code: 'INVALID_REQUEST', message, requestId, fields: fieldsOf(error) } };
  }
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    const message =
      'A body of this content type isn’t read: send application/json, or application/octet-stream for a file.';
    return { status: 415, problem: { code: 'INVALID_REQUEST', message, requestId } };
  }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return {
      status: error.statusCode,
      problem: { code: 'INVALID_REQUEST', message: error.message, requestId },
    };
  }
  if (isUnstorableText(error)) {
    const message = 'A text of this request holds a character that no text can (U+0000): leave it out.';
    return { status: 400, problem: { code: 'INVALID_REQUEST', message, requestId } };
  }
  if (isOutOfRange(error)) {
    const message =
      'A sum of this request is beyond what can be stored, so that nothing was changed: send a lower amount.';
    return { status: 422, problem: { code: 'SUM_OUT_OF_RANGE', message, requestId } };
  }
  if (isDatabaseAway(error)) {
    const message =
      'The platform is unavailable for a moment: send the same request again, with the same key.';
    return { status: 503, problem: { code: UNAVAILABLE, message, requestId } };
  }
  const message = `Something went wrong on our side: try again, or contact support and quote ${requestId}.`;
  return { status: 500, problem: { code: 'INTERNAL', message, requestId } };
}

function extraOf({ until, returnToken, existingId, exceptionCode }: ProblemExtra): Partial<Problem> {
  return {
    ...(until ? { until: Math.ceil(until.getTime() / 1000) } : {}),
    ...(returnToken === undefined ? {} : { returnToken }),
    ...(existingId === undefined ? {} : { existingId }),
    ...(exceptionCode === undefined ? {} : { exception_code: exceptionCode }),
  };
}

/** Returns the error message of a text that a person entered, if nothing else is wrong. */
function entryMessage({ validation = [] }: FastifyError): string | undefined {
  const [first] = validation;
  if (!first || validation.some(({ keyword }) => keyword !== 'format')) return undefined;
  return formatMessage(first.params['format']);
}

function fieldsOf({ validation = [] }: FastifyError): ProblemField[] {
  return validation.flatMap(({ instancePath, keyword, params }) => {
    const missing: unknown = params['requiredProperties'];
    if (keyword !== 'required' || !Array.isArray(missing)) return [{ path: instancePath, code: keyword }];
    return missing.map((name) => ({ path: `${instancePath}/${String(name)}`, code: 'required' }));
  });
}
