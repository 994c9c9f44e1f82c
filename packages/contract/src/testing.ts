import { Value } from 'typebox/value';
import type { TSchema } from 'typebox';
import type { Call } from './call.ts';
import { calls, type CallId } from './calls/index.ts';
import { Problem } from './schemas.ts';

/** Checks of requests and answers, for tests that answer calls in place of the platform. */

/** A request of a call, as the contract's schemas describe it. */
export interface SentRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Status from which an answer may come from a proxy or a failed server, with any body. */
const SERVER_FAILURE = 500;

/** Calls with fewer parameters first: `/messages/unread` is not `/messages/{messageId}`. */
const addresses = Object.entries<Call>(calls)
  .map(([id, { method, path }]) => ({
    // Cast: `entries` returns the keys of the calls as any text.
    id: id as CallId,
    method: method.toUpperCase(),
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
    parameters: path.split('{').length,
  }))
  .toSorted((one, other) => one.parameters - other.parameters);

/**
 * Finds the call that a request makes.
 * @param method in capital letters
 * @returns its id and the parameters of its path; undefined if the contract has no such call
 */
export function findCall(
  method: string,
  pathname: string,
): { readonly id: CallId; readonly params: Readonly<Record<string, string>> } | undefined {
  for (const { id, method: own, pattern } of addresses) {
    const match = method === own ? pattern.exec(pathname) : null;
    if (match)
      return {
        id,
        params: Object.fromEntries(
          Object.entries(match.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)]),
        ),
      };
  }
  return undefined;
}

/** Returns a request as the platform reads it: numbers and switches of its address, which are text there, as such. */
export function readRequest(id: CallId, { params, query, body }: SentRequest): SentRequest {
  const call: Call = calls[id];
  return {
    params: call.params ? Value.Convert(call.params, params) : params,
    query: call.query ? Value.Convert(call.query, query) : query,
    body,
  };
}

/**
 * Says how a request breaks the contract.
 * @returns undefined if the platform would accept it
 */
export function requestFault(id: CallId, sent: SentRequest): string | undefined {
  const call: Call = calls[id];
  const { params, query, body } = readRequest(id, sent);
  const parts = [
    ['path', call.params, params],
    ['query', call.query, query],
    ['body', call.upload ? undefined : call.body, body],
  ] as const;
  for (const [name, schema, value] of parts) {
    const fault = schema && faultOf(schema, value);
    if (fault) return `The ${name} of ${id} breaks the contract ${fault}`;
  }
  return undefined;
}

/**
 * Says how an answer breaks the contract: its status isn't one of the call's, or its body doesn't fit it. The server
 * may fail with any body.
 * @returns undefined if the platform may give this answer
 */
export function answerFault(id: CallId, status: number, body: unknown): string | undefined {
  const call: Call = calls[id];
  if (status >= SERVER_FAILURE) return undefined;
  const schema = call.answers[status] ?? (call.problems.includes(status) ? Problem : undefined);
  if (!schema) return `The contract of ${id} has no answer with the status ${status}`;
  const fault = faultOf(schema, body);
  return fault && `The answer of ${id} breaks the contract ${fault}`;
}

function faultOf(schema: TSchema, value: unknown): string | undefined {
  if (Value.Check(schema, value)) return undefined;
  const [error] = Value.Errors(schema, value);
  return `at ${error?.instancePath || 'its root'}: ${error?.message}`;
}
