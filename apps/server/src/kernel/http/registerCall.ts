import type {
  AnswerOf,
  BodyOf,
  Call,
  HeadersOf,
  Method,
  OperatorCall,
  ParamsOf,
  QueryOf,
} from '@touchline/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { Compile } from 'typebox/compile';
import type { AnswerCache } from './answerCache.ts';
import { QueueFullError } from './playerQueue.ts';
import { ProblemError, signInNeeded } from './problem.ts';
import { sendReady } from './readyAnswer.ts';

/** The site of a request, as its layer declares it. */
type Site = FastifyRequest['site'];
/** The player of a request, as their layer declares it. */
type SignedIn = NonNullable<FastifyRequest['player']>;

/** Check of a higher layer before the handler of a call. Throws the ProblemError of a refused call. */
export type CallCheck = (request: FastifyRequest, call: Call) => void;

/** Enables calls that accept the bytes of a file. */
export function takeFiles(app: FastifyInstance): void {
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) =>
    done(null, body),
  );
}

/** Input of a handler, checked against the call's schemas. */
export interface CallInput<C extends Call> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly headers: HeadersOf<C>;
  readonly body: BodyOf<C>;
  readonly site: Site;
  /** The signed-in player; in calls that anyone may make, undefined for a visitor. */
  readonly player: C['session'] extends 'player' ? SignedIn : SignedIn | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface CallOptions {
  /** Maximum of calls per minute from one address, for all processes together; unlimited when absent. */
  readonly perMinute?: number;
  /** Returns the `cache-control` header of an answer; answers aren't cached when absent. */
  readonly cacheControl?: () => string;
  /**
   * Stores the answers, which may depend on the site, the address and the variant only, not on the player or other
   * headers. Made for each request when absent.
   */
  readonly answers?: AnswerCache | undefined;
  /** Returns the value on which stored answers depend beside site and address. */
  readonly variantOf?: (input: RequestInput) => Promise<string>;
}

/** Input of every call. */
export interface RequestInput {
  readonly site: Site;
  readonly player: SignedIn | undefined;
  readonly request: FastifyRequest;
}

/**
 * Registers a route for a call of the contract: method, path, schemas, required session, and the answer's status. The
 * handler returns the answer's body, or throws a ProblemError. In test mode an answer that doesn't fit the contract
 * is an error.
 */
export function registerCall<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (input: CallInput<C>) => Promise<AnswerOf<C>> | AnswerOf<C>,
  { perMinute, cacheControl = () => 'no-store', answers, variantOf }: CallOptions = {},
): void {
  const status = Number(Object.keys(call.answers)[0]);
  const check = app.settings.NODE_ENV === 'test' ? answerCheck(call, status) : undefined;
  app.route({
    ...routeOf(call),
    ...(call.upload ? { bodyLimit: call.upload.maxBytes, config: { takesFile: true } } : {}),
    ...(perMinute === undefined
      ? {}
      : { onRequest: async (request, reply) => app.limitRate({ request, reply }, perMinute) }),
    preHandler: async (request) => {
      request.player = await app.signedIn(request);
      if (call.session === 'player' && !request.player) throw signInNeeded();
      if (call.upload && !Buffer.isBuffer(request.body)) throw noFile();
      for (const check of app.callChecks) check(request, call);
    },
    handler: async (request, reply) => {
      // The cast: Fastify has validated the request by the schemas these types are made from, and the player was
      // checked above.
      const input = {
        params: request.params,
        query: request.query,
        headers: request.headers,
        body: request.body,
        site: request.site,
        player: request.player,
        request,
        reply,
      } as unknown as CallInput<C>;
      const make = async (): Promise<AnswerOf<C>> => {
        const answer = await inTurn(request, reply, async () => handler(input));
        check?.(answer);
        return answer;
      };
      if (!answers) {
        const answer = await make();
        return reply.code(status).header('cache-control', cacheControl()).send(answer);
      }
      const variant = await variantOf?.(input);
      const ready = await answers.of(request, async () => JSON.stringify(await make()), variant);
      reply.code(status).header('cache-control', cacheControl()).type('application/json; charset=utf-8');
      return sendReady(reply, ready);
    },
  });
}

/** Methods of calls that change nothing, and so take no lock. */
const READING: ReadonlySet<string> = new Set(['GET', 'HEAD']);
/** Time after which a player whose queue is full may try again, s. */
const QUEUE_PAUSE = 1;

/**
 * Runs the handler of a call that may change something after the player's calls that came before it. Throws a
 * ProblemError 429, and sets `retry-after`, if too many of them wait.
 */
async function inTurn<T>(
  { server, method, player }: FastifyRequest,
  reply: FastifyReply,
  handle: () => Promise<T>,
): Promise<T> {
  if (!player || READING.has(method)) return handle();
  try {
    return await server.playerQueue.run(String(player.playerId), handle);
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error;
    reply.header('retry-after', QUEUE_PAUSE);
    throw new ProblemError(
      429,
      'ACCOUNT_BUSY',
      'Too many requests of this account at once, so this one wasn’t processed: wait a second, then send it again with the same key.',
    );
  }
}

const noFile = () =>
  new ProblemError(415, 'FILE_TYPE', 'This call takes the bytes of a file: send application/octet-stream.');

/** Returns method, path and schemas of a call as the server's router takes them. */
export function routeOf(call: Call | OperatorCall): {
  readonly method: Method;
  readonly url: string;
  readonly schema: FastifySchema;
} {
  return {
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: {
      ...(call.params ? { params: call.params } : {}),
      ...(call.query ? { querystring: call.query } : {}),
      ...(call.headers ? { headers: call.headers } : {}),
      ...(call.body ? { body: call.body } : {}),
    },
  };
}

/** Returns a function that throws an error if an answer doesn't fit the contract. */
export function answerCheck(call: Call | OperatorCall, status: number): (answer: unknown) => void {
  const schema = call.answers[status];
  if (!schema) throw new Error(`The call ${call.id} has no answer with a schema.`);
  const compiled = Compile(schema);
  return (answer) => {
    const sent: unknown = JSON.parse(JSON.stringify(answer));
    if (compiled.Check(sent)) return;
    const [error] = compiled.Errors(sent);
    throw new Error(
      `The answer of ${call.id} breaks the contract at ${error?.instancePath}: ${error?.message}`,
    );
  };
}
