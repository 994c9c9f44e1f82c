import type { OperatorCall } from '@touchline/contract';
import { operatorScopes, type OperatorScope } from '@touchline/contract/operators';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countedClient, type Counter, ProblemError, tooManyAttempts } from '../../kernel/index.ts';
import type { FindOperator, Operator } from './operators.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The operator who makes the call; undefined in all other calls. */
    operator: Operator | undefined;
  }
}

/** Returns the scopes that a call requires; one outside of the contract requires all. */
function needed(scope: OperatorCall['scope'] = 'all'): readonly OperatorScope[] {
  if (scope === 'any') return [];
  return scope === 'all' ? operatorScopes : [scope];
}

const MINUTE = 60_000;

/**
 * Admits requests with an operator's token as bearer and the required scopes; others get 401 and 403. An address with
 * too many wrong tokens gets 429, also with a right one.
 * @param wrongTokens counter with a window of a minute
 */
export function operatorOnly(app: FastifyInstance, find: FindOperator, wrongTokens: Counter): void {
  const most = app.settings.SIGN_IN_ATTEMPTS;
  app.decorateRequest('operator');
  app.addHook('onRequest', async (request, reply) => {
    const client = countedClient(request);
    if ((await wrongTokens.countOf(client)) >= most) throw tooManyAttempts(reply, MINUTE);
    const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    request.operator = find(bearer ?? '');
    if (!request.operator) {
      const { count, endsIn } = await wrongTokens.add(client);
      if (count > most) throw tooManyAttempts(reply, endsIn);
      throw new ProblemError(
        401,
        'OPERATOR_TOKEN_NEEDED',
        'This call is for operators only: send your token as the bearer.',
      );
    }
    const { name, scopes } = request.operator;
    const missing = needed(request.routeOptions.config.scope).filter((scope) => !scopes.includes(scope));
    if (missing.length === 0) return;
    throw new ProblemError(
      403,
      'OUT_OF_SCOPE',
      `${name} may do ${scopes.join(', ')}; this needs ${missing.join(', ')}: ask your administrator.`,
    );
  });
}

/** Returns the operator of a request that has passed `operatorOnly`. */
export function operatorOf({ operator }: FastifyRequest): Operator {
  if (!operator) throw new Error('The call stands outside of what asks for operators.');
  return operator;
}
