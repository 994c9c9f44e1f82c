import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { currenciesOf } from '../feed/makerGame.ts';
import { titleOf } from '../feed/titles.ts';
import { Launch } from '../sessions/launch.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { originOf } from './feed.routes.ts';

/** Serves the launch of a game to the platform. */
export function launchRoutes(app: FastifyInstance, { sessions }: { readonly sessions: Sessions }): void {
  app.post('/v1/launch', async (request, reply) => {
    const launch = v.parse(Launch, request.body);
    const title = titleOf(launch.gameId);
    if (!title) return reply.code(404).send({ message: `There is no game ${launch.gameId}.` });
    if (!currenciesOf(title).includes(launch.currency))
      return reply.code(422).send({ message: `${title.name} isn’t played in ${launch.currency}.` });
    const ticket = sessions.launch(launch);
    return { url: `${originOf(request)}/play/${encodeURIComponent(title.id)}?token=${ticket}` };
  });
}
