import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { ProblemError } from '../http/problem.ts';
import { registerCall } from '../http/registerCall.ts';
import type { Mailings } from './mailings.service.ts';

const PER_MINUTE = { perMinute: 60 };
/** More than what a mail program says takes, bytes. */
const MOST = 4096;

const Asked = Type.Object({ token: Type.String({ minLength: 1, maxLength: 2000 }) });

/** What mails are stopped by: the page of their link, and mail programs. */
export function mailingsRoutes(app: FastifyInstance, mailings: Mailings): void {
  registerCall(app, calls.mailing, ({ site, body }) => mailings.look(site, body.token), PER_MINUTE);

  registerCall(app, calls.stopMailing, ({ site, body }) => mailings.stop(site, body.token), PER_MINUTE);

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: MOST },
      async (_: unknown, body: string) => body,
    );
    // The page's own address: a header names one, for people and for programs. Not limited: few servers of mail send all of them.
    scope.post<{ Querystring: Static<typeof Asked>; Body: unknown }>(
      '/:language/user/stopnewsletter',
      { schema: { querystring: Asked } },
      async ({ site, query, body }, reply) => {
        if (!isOneClick(body)) {
          throw new ProblemError(
            400,
            'NOT_ONE_CLICK',
            'This address takes List-Unsubscribe=One-Click from mail programs: open it in a browser instead.',
          );
        }
        await mailings.stop(site, query.token);
        return reply.code(204).send();
      },
    );
  });
}

/** As a form of either kind: `List-Unsubscribe=One-Click`. */
function isOneClick(body: unknown): boolean {
  if (typeof body !== 'string') return false;
  return (
    body.includes('List-Unsubscribe=One-Click') || /name="List-Unsubscribe"\r?\n\r?\nOne-Click/.test(body)
  );
}
