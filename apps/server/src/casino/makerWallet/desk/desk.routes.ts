import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { ProblemError } from '../../../kernel/index.ts';
import type { Makers } from '../../makers/makersFile.ts';
import { verifyRequest } from '../../makers/signature.ts';
import { deskSchemas, type DeskAction } from './deskCalls.ts';
import type { Desk } from './desk.ts';

export interface DeskRoutesDeps {
  readonly makers: Makers;
  readonly desk: Desk;
  readonly now: () => Date;
}

const isAction = (name: string): name is DeskAction => Object.hasOwn(deskSchemas, name);

/** Adds the test desk, whose calls are signed like those to the wallet. The caller adds it outside production only. */
export async function deskRoutes(app: FastifyInstance, { makers, desk, now }: DeskRoutesDeps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    scope.post<{ Params: { action: string } }>('/maker-desk/v1/:action', async (request) => {
      const { method, url: path, headers } = request;
      const { action } = request.params;
      const id = headers['x-maker'];
      const maker = typeof id === 'string' ? makers.of(id) : undefined;
      // The cast: the parser of this scope returns the bytes.
      const body = (request.body ?? Buffer.alloc(0)) as Buffer;
      if (!maker || !verifyRequest(maker.secrets, { method, path, headers, body, now: now() }).isProved)
        throw new ProblemError(
          401,
          'BAD_SIGNATURE',
          'The signature is wrong: sign the call as calls to the wallet.',
        );
      if (!isAction(action))
        throw new ProblemError(404, 'NOT_FOUND', `The test desk has no action ${action}.`);
      return act(desk, action, maker.id, body);
    });
  });
}

function act<Action extends DeskAction>(
  desk: Desk,
  action: Action,
  makerId: string,
  body: Buffer,
): Promise<object> {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), deskSchemas[action]), body.toString('utf8'));
  if (!read.success)
    throw new ProblemError(400, 'INVALID_REQUEST', `${v.getDotPath(read.issues[0]) ?? 'The body'} is wrong.`);
  // The cast: the schema of this action made the body.
  const run = desk[action] as (makerId: string, body: unknown) => Promise<object>;
  return run(makerId, read.output);
}
