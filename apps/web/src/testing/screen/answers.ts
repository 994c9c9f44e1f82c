import type { AnswerOf, BodyOf, CallId, Calls, ParamsOf, Problem, QueryOf } from '@touchline/contract';
import { answerFault, findCall, readRequest, requestFault } from '@touchline/contract/testing';
import { vi } from 'vitest';

/** Request of a call, as the screen sent it. */
export interface CallRequest<Id extends CallId> {
  readonly params: ParamsOf<Calls[Id]>;
  readonly query: QueryOf<Calls[Id]>;
  readonly body: BodyOf<Calls[Id]>;
}

/** An answer with another status than that of success. */
export class Refusal {
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, problem: Problem) {
    this.status = status;
    this.problem = problem;
  }
}

/**
 * Refuses a request.
 * @param status one of the call's, or from 500 on for a server that failed
 */
export function refuse(status: number, problem: Partial<Problem> = {}): Refusal {
  return new Refusal(status, { code: 'REFUSED', message: 'Refused by the test.', ...problem });
}

type Reply<Id extends CallId> = AnswerOf<Calls[Id]> | Refusal;

/** Answers by call. A promise that isn't resolved yet is an answer on its way. */
export type Answers = {
  readonly [Id in CallId]?: (request: CallRequest<Id>) => Reply<Id> | Promise<Reply<Id>>;
};

type AnyAnswer = (request: CallRequest<CallId>) => Promise<unknown>;

let answers: Answers = {};
let requests: { readonly id: CallId; readonly sent: CallRequest<CallId> }[] = [];
let faults: string[] = [];

/**
 * Answers the calls of the page, whose requests no longer reach a server. Answers of earlier calls of this function
 * are replaced or kept, so that a test can change one while its screen is open.
 */
export function answerCalls(next: Answers): void {
  answers = { ...answers, ...next };
  vi.stubGlobal('fetch', answerRequest);
}

/** Requests of a call so far, oldest first. */
export function requestsOf<Id extends CallId>(id: Id): CallRequest<Id>[] {
  // Cast: a request is stored with the id of its call.
  return requests
    .filter((request) => request.id === id)
    .map(({ sent }) => sent as unknown as CallRequest<Id>);
}

/**
 * Ends the answers of a test.
 * @returns what broke the contract meanwhile
 */
export function endAnswers(): readonly string[] {
  const found = faults;
  [answers, requests, faults] = [{}, [], []];
  return found;
}

/** Takes the place of `fetch`. A request or an answer that breaks the contract fails the test when it ends. */
async function answerRequest(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { pathname, searchParams } = new URL(request.url);
  const found = findCall(request.method, pathname);
  if (!found) throw fault(`No call of the contract is ${request.method} ${pathname}.`);
  const { id } = found;
  const text = await request.text();
  // A screen that was closed meanwhile asks for nothing, and its answers may be gone.
  request.signal.throwIfAborted();
  const parts = {
    params: found.params,
    query: Object.fromEntries(searchParams),
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
  };
  const wrong = requestFault(id, parts);
  if (wrong !== undefined) throw fault(`${wrong}.`);
  // Cast: the request fits the call's schemas, from which the types are made.
  const sent = readRequest(id, parts) as unknown as CallRequest<CallId>;
  requests.push({ id, sent });
  // Cast: an answer takes the request of its own call, which this is.
  const answer = answers[id] as AnyAnswer | undefined;
  if (!answer)
    throw fault(`The screen asked for ${id}, which the test doesn't answer: add it to its answers.`);
  return respond(id, await Promise.race([answer(sent), aborted(request.signal)]));
}

function respond(id: CallId, reply: unknown): Response {
  const [status, body] = reply instanceof Refusal ? [reply.status, reply.problem] : [200, reply];
  // As it arrives: without what JSON can't carry.
  const text = JSON.stringify(body);
  const wrong = answerFault(id, status, JSON.parse(text));
  if (wrong !== undefined) throw fault(`${wrong}.`);
  return new Response(text, { status, headers: { 'content-type': 'application/json' } });
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });
}

/** Notes what fails the test, as the screen handles the error that it gets. */
function fault(text: string): Error {
  faults.push(text);
  return new TypeError(text);
}
