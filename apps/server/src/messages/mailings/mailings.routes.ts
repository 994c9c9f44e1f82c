import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { ProblemError, registerCall } from '../../kernel/index.ts';
import type { Mailings } from './mailings.service.ts';

const PER_MINUTE = { perMinute: 60 };
/** Maximum size of a one-click request, bytes. */
const MOST = 4096;

const Asked = Type.Object({ token: Type.String({ minLength: 1, maxLength: 2000 }) });

/** Routes that stop mails: for the page of their link, and for mail programs. */
export function mailingsRoutes(app: FastifyInstance, mailings: Mailings): void {
  registerCall(app, calls.mailing, ({ site, body }) => mailings.subjectOf(site, body.token), PER_MINUTE);

  registerCall(app, calls.stopMailing, ({ site, body }) => mailings.stop(site, body.token), PER_MINUTE);

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: MOST },
      async (_: unknown, body: string) => body,
    );
    // The page's own address: one header names it for people and for programs. Not rate limited: a few mail servers
    // send all of these requests.
    scope.post<{ Querystring: Static<typeof Asked>; Body: unknown }>(
      '/:language/user/stopnewsletter',
      { schema: { querystring: Asked } },
      async ({ site, query, body }, reply) => {
        if (!isOneClick(body)) {
          throw new ProblemError(
            400,
            'NOT_ONE_CLICK',
            'This address is for one-click unsubscribe from e-mail apps: open it in a browser instead.',
          );
        }
        await mailings.stop(site, query.token);
        return reply.code(204).send();
      },
    );
  });
}

/** Returns whether a form of either type contains `List-Unsubscribe=One-Click`. */
function isOneClick(body: unknown): boolean {
  if (typeof body !== 'string') return false;
  return (
    body.includes('List-Unsubscribe=One-Click') || /name="List-Unsubscribe"\r?\n\r?\nOne-Click/.test(body)
  );
}
