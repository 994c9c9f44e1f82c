import type { AnswerOf, BodyOf, DeepReadonly, OperatorCall, ParamsOf, QueryOf } from '@touchline/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerCheck, routeOf, type LimitRate } from '../../../kernel/index.ts';

/** An operators’ call that everybody may make: one of the sign-in. */
type EntryCall = OperatorCall & { readonly scope: 'none' };

/** Input of a handler, checked against the call's schemas. */
export interface EntryInput<C extends EntryCall> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Handled<C extends EntryCall> = C['isFile'] extends true ? FastifyReply : DeepReadonly<AnswerOf<C>>;

/**
 * Registers a route for a call of the sign-in, which has no operator, among the operators' calls: it exists at
 * `OPERATOR_HOST` only. Calls of one address are limited to `SIGN_IN_ATTEMPTS` a minute.
 */
export function registerEntryCall<const C extends EntryCall>(
  app: FastifyInstance,
  call: C,
  limitRate: LimitRate,
  handler: (input: EntryInput<C>) => Promise<Handled<C>> | Handled<C>,
): void {
  const isChecked = app.settings.NODE_ENV === 'test' && !call.isFile;
  const check = isChecked ? answerCheck(call, 200) : undefined;
  const perMinute = app.settings.SIGN_IN_ATTEMPTS;
  app.route({
    ...routeOf(call),
    config: { scope: call.scope },
    handler: async (request, reply) => {
      await limitRate({ request, reply }, perMinute);
      // The cast: Fastify has validated the request by the schemas these types are made from.
      const input = {
        params: request.params,
        query: request.query,
        body: request.body,
        request,
        reply,
      } as unknown as EntryInput<C>;
      const answer = await handler(input);
      check?.(answer);
      return answer;
    },
  });
}
