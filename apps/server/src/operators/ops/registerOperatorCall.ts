import type { AnswerOf, BodyOf, DeepReadonly, OperatorCall, ParamsOf, QueryOf } from '@touchline/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type SiteChoice, answerCheck, ProblemError, routeOf } from '../../kernel/index.ts';
import { common, ENVIRONMENT, type Operator } from '../../staff/index.ts';
import { operatorOf, scopesNeeded } from './operatorOnly.ts';
import type { siteOfSubject, SubjectInput } from './subjectSites.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Site of an operators' call's subject; null for the whole platform, undefined without a subject. */
    subjectSite: string | null | undefined;
  }
  interface FastifyInstance {
    /** Services of every operators' call besides its handler. */
    readonly operatorCalls: OperatorCallHooks;
  }
  interface FastifyContextConfig {
    /** Permission that an operators' call requires. */
    scope?: OperatorCall['scope'];
  }
}

export interface OperatorCallHooks {
  /** Returns the site of a call's subject, as `siteOfSubject` does. */
  siteOf(kind: Parameters<typeof siteOfSubject>[1], input: SubjectInput): ReturnType<typeof siteOfSubject>;
  /** Records a use of the environment's token in the audit log. */
  recordEnvironment(request: FastifyRequest, call: string): Promise<void>;
}

/** Input of a handler, checked against the call's schemas. */
export interface OperatorInput<C extends OperatorCall> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly operator: Operator;
  /** Sites on which the operator has the call's scope: a list has only what belongs to them. */
  readonly sites: SiteChoice;
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
      const operator = operatorOf(request);
      await requireSites(app, call, request, operator);
      if (operator.person === ENVIRONMENT) await app.operatorCalls.recordEnvironment(request, call.id);
      // The cast: Fastify has validated the request by the schemas these types are made from.
      const input = {
        params: request.params,
        query: request.query,
        body: request.body,
        operator,
        sites: sitesFor(operator, call.scope),
        request,
        reply,
      } as unknown as OperatorInput<C>;
      const answer = await handler(input);
      if (!call.isFile) checks.get(reply.statusCode)?.(answer);
      return answer;
    },
  });
}

/** Returns the sites on which an operator has all scopes that a call requires; with none, those where it has any. */
function sitesFor(operator: Operator, scope: OperatorCall['scope']): SiteChoice {
  const [first, ...others] = scopesNeeded(scope);
  return others.reduce<SiteChoice>(
    (sites, one) => common(sites, operator.sitesOf(one)),
    operator.sitesOf(first),
  );
}

/**
 * Requires the call's scopes on its sites, and stores the site of its subject for the audit log. Throws a ProblemError:
 * 404 for a subject of another site, as for one that doesn't exist; 403 if the call is about the whole platform.
 */
async function requireSites(
  app: FastifyInstance,
  { sites: kind, scope, audit }: OperatorCall,
  request: FastifyRequest,
  operator: Operator,
): Promise<void> {
  if (kind === 'list' || kind === 'shared' || kind === 'operator') return;
  const sites = sitesFor(operator, scope);
  if (kind === 'platform') {
    if (sites === 'all') return;
    throw new ProblemError(
      403,
      'ALL_SITES_NEEDED',
      `This concerns all sites of the platform, and ${operator.name} has the permission on ${sites.join(', ')} only: ask an operator of all sites.`,
    );
  }
  if (sites === 'all' && !audit) return;
  const site = await app.operatorCalls.siteOf(kind, request);
  request.subjectSite = site;
  if (sites === 'all' || (typeof site === 'string' && sites.includes(site))) return;
  throw new ProblemError(404, 'NOT_FOUND', 'There is no such thing on your sites: see the list.');
}
