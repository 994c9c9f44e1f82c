import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import type { Bonuses } from '../../rewards/index.ts';
import { type Db, registerCall } from '../../kernel/index.ts';
import { identityOf, requiredTypes, type VerificationCapability } from '../../protection/index.ts';
import { changeProfile } from '../../accounts/index.ts';
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
    bonuses,
  }: {
    readonly db: Db;
    readonly now: () => Date;
    readonly verification: Pick<VerificationCapability, 'verifiers'>;
    readonly bonuses: Pick<Bonuses, 'settings'>;
  },
): void {
  registerCall(app, calls.userConfig, async ({ player, site }) => {
    const data = await userData(db, player.playerId, now());
    const required = requiredTypes(site, data.profile, verification.verifiers);
    return {
      ...userConfigOf(data, now(), required),
      identity: await identityOf(db, { site, playerId: player.playerId, verifiers: verification.verifiers }),
      ...(await bonuses.settings.choices(player.playerId)),
    };
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
