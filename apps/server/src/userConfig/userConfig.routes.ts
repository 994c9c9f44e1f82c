import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import type { Bonuses } from '../bonuses/bonuses.ts';
import type { Db } from '../db/database.ts';
import { registerCall } from '../http/registerCall.ts';
import { changeProfile } from './profile.ts';
import { userData } from './userConfig.store.ts';
import { userConfigOf } from './userConfig.ts';

const CHANGES_PER_MINUTE = 120;

/** Routes of a player's configuration. */
export function userConfigRoutes(
  app: FastifyInstance,
  { db, now, bonuses }: { db: Db; now: () => Date; bonuses: Pick<Bonuses, 'settings'> },
): void {
  registerCall(app, calls.userConfig, async ({ player, site }) => ({
    ...userConfigOf(await userData(db, player.playerId), now(), site.config.isShowIdentification),
    ...(await bonuses.settings.choices(player.playerId)),
  }));

  registerCall(
    app,
    calls.hideBalance,
    async ({ player, body }) => {
      await changeProfile(db, player.playerId, { is_balance_hidden: body.user_hide_balance });
      return body;
    },
    { perMinute: CHANGES_PER_MINUTE },
  );
}
