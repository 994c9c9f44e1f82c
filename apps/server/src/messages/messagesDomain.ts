import type { FastifyInstance } from 'fastify';
import type { Feed } from '../betting/index.ts';
import type { DeliveryDomain } from '../delivery/index.ts';
import type { Core, Domain } from '../kernel/index.ts';
import type { VerificationCapability } from '../protection/index.ts';
import type { Bonuses } from '../rewards/index.ts';
import type { LiveSites } from '../site/index.ts';
import { mailingsRoutes } from './mailings/mailings.routes.ts';
import { createMailings, type Mailings } from './mailings/mailings.service.ts';
import { createMessageJobs } from './messageJobs.ts';
import { createMessageSender } from './messageSender.ts';
import { messagesRoutes } from './messages.routes.ts';
import { createOperatorMessages, type OperatorMessages } from './operatorMessages.service.ts';
import { createPush } from './push/push.ts';
import { pushRoutes } from './push/push.routes.ts';
import { openPushService } from './push/pushService.ts';
import { userConfigRoutes } from './userConfig/userConfig.routes.ts';

/** Messages to players, and what a page knows of its player. */
export interface MessagesDomain extends Domain {
  readonly mailings: Mailings;
  readonly operatorMessages: OperatorMessages;
}

/** Capabilities that the domain uses. */
interface Parts extends Pick<DeliveryDomain, 'mail' | 'sms' | 'secretBox'> {
  readonly sites: LiveSites;
  readonly feed: Feed;
  readonly verification: VerificationCapability;
  readonly bonuses: Bonuses;
}

/** Assembles messages. */
export function createMessagesDomain(core: Core, parts: Parts): MessagesDomain {
  const deps = { ...parts, ...core };
  const mailings = createMailings(deps);
  const push = createPush({ ...deps, service: openPushService(core.settings) });
  const sender = createMessageSender({ ...deps, mailings, push });
  return {
    mailings,
    operatorMessages: createOperatorMessages({ ...deps, sender }),
    jobs: [...createMessageJobs({ ...deps, sender }), ...push.jobs],
    routes(app: FastifyInstance) {
      userConfigRoutes(app, deps);
      mailingsRoutes(app, mailings);
      messagesRoutes(app, deps);
      pushRoutes(app, { push });
    },
  };
}
