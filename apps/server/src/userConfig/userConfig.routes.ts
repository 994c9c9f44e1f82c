import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/database.ts';
import { registerCall } from '../http/registerCall.ts';
import { groupOf, requiredTypes } from '../verification/requiredTypes.ts';
import type { VerificationCapability } from '../verification/verification.ts';
import { changeProfile } from './profile.ts';
import { userData } from './userConfig.store.ts';
import { userConfigOf } from './userConfig.ts';

const CHANGES_PER_MINUTE = 120;

/** Routes of a player's configuration. */
export function userConfigRoutes(
  app: FastifyInstance,
  {
    db,
    now,
    verification,
  }: {
    readonly db: Db;
    readonly now: () => Date;
    readonly verification: Pick<VerificationCapability, 'verifiers'>;
  },
): void {
  registerCall(app, calls.userConfig, async ({ player, site }) => {
    const data = await userData(db, player.playerId, now());
    return userConfigOf(data, now(), {
      types: requiredTypes(site, data.profile, verification.verifiers),
      group: groupOf(site, data.profile),
    });
  });

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
