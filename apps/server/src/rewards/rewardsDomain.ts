import type { FastifyInstance } from 'fastify';
import type { DeliveryDomain } from '../delivery/index.ts';
import type { Core, Domain, PlayerNotices } from '../kernel/index.ts';
import type { LiveSites } from '../site/index.ts';
import { createBonuses, type Bonuses } from './bonuses/bonuses.ts';
import { createLoyalty, rewardNotifier } from './loyalty/loyalty.ts';
import { createPostbacks, type Postbacks } from './postbacks/postbacks.ts';
import { createPostbackSender, type PostbackSender } from './postbacks/postbackSender.ts';
import { createReferrals, type Referrals } from './referrals/referrals.ts';

/** Bonuses, loyalty, and what is paid for friends and to partners. */
export interface RewardsDomain extends Domain {
  readonly bonuses: Bonuses;
  readonly referrals: Referrals;
  readonly postbacks: Postbacks;
}

/** Capabilities that the domain uses. */
interface Parts {
  readonly sites: LiveSites;
  readonly mail: DeliveryDomain['mail'];
  readonly feed: PlayerNotices;
  /** Calls partners' addresses; by the network if absent. */
  readonly postbackSender: PostbackSender | undefined;
}

/** Assembles rewards. */
export function createRewardsDomain(core: Core, { sites, mail, feed, postbackSender }: Parts): RewardsDomain {
  const deps = { ...core, sites, mail, notify: rewardNotifier(feed) };
  const bonuses = createBonuses({ ...core, feed });
  const loyalty = createLoyalty(deps);
  const referrals = createReferrals(deps);
  const postbacks = createPostbacks({
    ...core,
    sender: postbackSender ?? createPostbackSender(core.settings),
  });
  return {
    bonuses,
    referrals,
    postbacks,
    jobs: [...bonuses.jobs, ...loyalty.jobs, ...referrals.jobs, ...postbacks.jobs],
    routes(app: FastifyInstance) {
      bonuses.routes(app);
      loyalty.routes(app);
      referrals.routes(app);
    },
  };
}
