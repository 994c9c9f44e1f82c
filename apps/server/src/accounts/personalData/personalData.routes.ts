import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../kernel/index.ts';
import { createPersonalData, type PersonalDataDeps } from './personalData.service.ts';

const CHANGES_PER_MINUTE = 60;

/** Routes of a player's own personal data. */
export function personalDataRoutes(app: FastifyInstance, deps: PersonalDataDeps): void {
  const data = createPersonalData(deps);

  registerCall(app, calls.personalData, ({ player, site }) => data.overview(site, player.playerId));

  registerCall(
    app,
    calls.changePersonalData,
    ({ player, site, body }) => data.change(site, player.playerId, body),
    { perMinute: CHANGES_PER_MINUTE },
  );

  registerCall(app, calls.personalDataHistory, ({ player, query }) =>
    data.history(player.playerId, query.before),
  );
}
