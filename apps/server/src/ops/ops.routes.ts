import type { FastifyInstance } from 'fastify';
import type { Sessions } from '../accounts/sessions.ts';
import type { Actions } from '../actions/actions.ts';
import type { Coupons } from '../coupons/coupons.ts';
import type { Db } from '../db/database.ts';
import type { Feed } from '../feed/index.ts';
import { createRestrictions } from '../limits/restrictions.service.ts';
import type { Mail } from '../mail/mail.ts';
import type { Mailings } from '../mailings/mailings.service.ts';
import type { Sms } from '../sms/sms.ts';
import { analyticsRoutes } from './analytics.routes.ts';
import { consoleRoutes } from './console/console.routes.ts';
import { feedClockRoutes } from './feedClock.routes.ts';
import { opsMailingsRoutes } from './mailings.routes.ts';
import { operatorOnly } from './operatorOnly.ts';
import { operatorsOf } from './operators.ts';
import { outboxRoutes } from './outbox.routes.ts';
import { platformClockRoutes } from './platformClock.routes.ts';
import { restrictionRoutes } from './restrictions.routes.ts';
import { textRoutes } from './texts.routes.ts';
import { resultRoutes } from './results.routes.ts';
import { opsIdentificationRoutes } from './identification/identification.routes.ts';
import { createReviews } from './reviews.service.ts';
import { reviewRoutes } from './reviews.routes.ts';
import { seoPagesRoutes } from './seoPages.routes.ts';
import type { Seo } from '../seo/seo.service.ts';
import type { Visits } from '../visits/visits.service.ts';
import type { LiveSites } from '../siteState/liveSites.ts';
import type { Wallet } from '../wallet/wallet.service.ts';
import { opsPlayersRoutes } from './players/players.routes.ts';
import { opsSitesRoutes } from './sites/sites.routes.ts';
import { trailRoutes } from './trail/trail.routes.ts';
import { createTrail } from './trail/trail.service.ts';

export interface OpsParts {
  readonly db: Db;
  readonly feed: Pick<Feed, 'book' | 'clock' | 'notify'>;
  readonly coupons: Pick<Coupons, 'clock'>;
  readonly actions: Pick<Actions, 'operator'>;
  readonly mail: Mail;
  readonly mailings: Mailings;
  readonly sms: Pick<Sms, 'outbox'>;
  readonly sessions: Sessions;
  readonly seo: Seo;
  readonly visits: Visits;
  readonly sites: LiveSites;
  readonly wallet: Pick<Wallet, 'accounts'>;
  /** Folder of the built operator's console. */
  readonly consoleDist: string;
  /** The server's clock. */
  readonly now: () => Date;
  /** Advances a manual clock by ms; absent for the real clock. */
  readonly passTime: ((ms: number) => Promise<Date>) | undefined;
}

/** Routes of the platform's operators: absent if the settings name no operator, and not in the public document. */
export async function opsRoutes(app: FastifyInstance, parts: OpsParts): Promise<void> {
  const find = operatorsOf(app.settings);
  if (!find) return;
  const { sites } = parts;
  const trail = createTrail(parts);
  const reviews = createReviews({ ...parts, trail });
  await app.register(async (guarded) => {
    operatorOnly(guarded, find);
    trailRoutes(guarded, trail);
    opsSitesRoutes(guarded, { ...parts, trail });
    opsPlayersRoutes(guarded, parts);
    opsMailingsRoutes(guarded, parts);
    opsIdentificationRoutes(guarded, { ...parts, trail });
    feedClockRoutes(guarded, parts.feed.clock, parts.coupons.clock);
    platformClockRoutes(guarded, parts.passTime);
    reviewRoutes(guarded, reviews);
    resultRoutes(guarded, { operator: parts.actions.operator, trail });
    outboxRoutes(guarded, { mail: parts.mail, trail });
    textRoutes(guarded, parts.sms);
    restrictionRoutes(guarded, { restrictions: createRestrictions(parts), trail });
    analyticsRoutes(guarded, parts);
    seoPagesRoutes(guarded, { seo: parts.seo, sites, trail });
  });
  await app.register(async (open) => consoleRoutes(open, parts.consoleDist));
}
