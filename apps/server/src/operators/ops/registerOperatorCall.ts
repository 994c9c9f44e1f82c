import type { AnswerOf, BodyOf, DeepReadonly, OperatorCall, ParamsOf, QueryOf } from '@touchline/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerCheck, routeOf } from '../../kernel/index.ts';
import { operatorOf } from './operatorOnly.ts';
import type { Operator } from './operators.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Permission that an operators' call requires. */
    scope?: OperatorCall['scope'];
  }
}

/** Input of a handler, checked against the call's schemas. */
export interface OperatorInput<C extends OperatorCall> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly operator: Operator;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Result of a handler: the answer's body, or the reply of a file that it has sent. */
type Handled<C extends OperatorCall> = C['isFile'] extends true ? FastifyReply : DeepReadonly<AnswerOf<C>>;

/**
 * Registers a route for an operators' call of the contract: method, path, schemas, scope, and the status of the answer,
 * the first of the contract unless the handler sets another one of them. The handler throws a ProblemError to refuse. In
 * test mode an answer that doesn't fit the contract is an error.
 */
export function registerOperatorCall<const C extends OperatorCall>(
  app: FastifyInstance,
  call: C,
  handler: (input: OperatorInput<C>) => Promise<Handled<C>> | Handled<C>,
): void {
  const statuses = Object.keys(call.answers).map(Number);
  const checks = new Map(
    app.settings.NODE_ENV === 'test' && !call.isFile
      ? statuses.map((status) => [status, answerCheck(call, status)])
      : [],
  );
  app.route({
    ...routeOf(call),
    config: { scope: call.scope },
    handler: async (request, reply) => {
      reply.code(statuses[0] ?? 200);
      // The cast: Fastify has validated the request by the schemas these types are made from.
      const input = {
        params: request.params,
        query: request.query,
        body: request.body,
        operator: operatorOf(request),
        request,
        reply,
      } as unknown as OperatorInput<C>;
      const answer = await handler(input);
      if (!call.isFile) checks.get(reply.statusCode)?.(answer);
      return answer;
    },
  });
}
