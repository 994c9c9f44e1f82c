import type { OperatorCall } from '@touchline/contract';
import { operatorScopes, type OperatorScope } from '@touchline/contract/operators';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countedClient, type Counter, ProblemError, tooManyAttempts } from '../../kernel/index.ts';
import { operatorSecretIn, type Operator, type StaffAccess } from '../../staff/index.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The operator who makes the call; undefined in all other calls. */
    operator: Operator | undefined;
  }
}

/** Returns the scopes that a call requires; one outside of the contract requires all. */
export function scopesNeeded(scope: OperatorCall['scope'] = 'all'): readonly OperatorScope[] {
  if (scope === 'any' || scope === 'none') return [];
  return scope === 'all' ? operatorScopes : [scope];
}

const MINUTE = 60_000;

/**
 * Admits requests with the cookie of a console's session, or with a program's token as bearer, whose operator has the
 * required scopes on a site; others get 401 and 403. An address with too many wrong ones gets 429, also with a right
 * one. Calls of the sign-in (`none`) pass.
 * @param wrongTokens counter with a window of a minute
 */
export function operatorOnly(app: FastifyInstance, staff: StaffAccess, wrongTokens: Counter): void {
  const most = app.settings.SIGN_IN_ATTEMPTS;
  app.decorateRequest('operator');
  app.decorateRequest('subjectSite');
  app.addHook('onRequest', async (request, reply) => {
    const { scope } = request.routeOptions.config;
    if (scope === 'none') return;
    const client = countedClient(request);
    if ((await wrongTokens.countOf(client)) >= most) throw tooManyAttempts(reply, MINUTE);
    request.operator = await operatorIn(request, staff);
    if (!request.operator) {
      // A session that has ended is no attempt: the console finds out by a call.
      if (request.headers.authorization !== undefined) {
        const { count, endsIn } = await wrongTokens.add(client);
        if (count > most) throw tooManyAttempts(reply, endsIn);
      }
      throw new ProblemError(
        401,
        'OPERATOR_SIGN_IN_NEEDED',
        'This call is for operators only: sign in to the console, or send a program’s token as the bearer.',
      );
    }
    const { name, scopes } = request.operator;
    const missing = scopesNeeded(scope).filter((one) => !scopes.includes(one));
    if (missing.length === 0) return;
    throw new ProblemError(
      403,
      'OUT_OF_SCOPE',
      `${name} may do ${scopes.join(', ') || 'nothing'}; this needs ${missing.join(', ')}: ask who administers your staff.`,
    );
  });
}

/** Returns the operator of a request; a bearer counts before a cookie. */
function operatorIn(request: FastifyRequest, staff: StaffAccess): Promise<Operator | undefined> {
  const { authorization } = request.headers;
  const address = request.clientAddress;
  if (authorization !== undefined) {
    const token = /^Bearer (.+)$/.exec(authorization)?.[1];
    return token === undefined ? Promise.resolve(undefined) : staff.byToken(token, address);
  }
  const secret = operatorSecretIn(request);
  return secret === undefined ? Promise.resolve(undefined) : staff.bySession(secret, address);
}

/** Returns the operator of a request that has passed `operatorOnly`. */
export function operatorOf({ operator }: FastifyRequest): Operator {
  if (!operator) throw new Error('The call stands outside of what asks for operators.');
  return operator;
}
