import type { FastifyInstance } from 'fastify';
import type { Actions } from '../actions/actions.ts';
import type { Db } from '../db/database.ts';
import type { Feed } from '../feed/index.ts';
import { createRestrictions } from '../limits/restrictions.service.ts';
import type { Mail } from '../mail/mail.ts';
import { consoleRoutes } from './console/console.routes.ts';
import { feedClockRoutes } from './feedClock.routes.ts';
import { operatorOnly, tokenCheck } from './operatorOnly.ts';
import { outboxRoutes } from './outbox.routes.ts';
import { restrictionRoutes } from './restrictions.routes.ts';
import { resultRoutes } from './results.routes.ts';
import { createReviews } from './reviews.service.ts';
import { reviewRoutes } from './reviews.routes.ts';

export interface OpsParts {
  readonly db: Db;
  readonly feed: Pick<Feed, 'book' | 'clock' | 'notify'>;
  readonly actions: Pick<Actions, 'operator'>;
  readonly mail: Mail;
  /** The server's clock. */
  readonly now: () => Date;
}

/** Calls of whoever operates the platform, not of players: absent without OPERATOR_TOKEN, and not in the document. */
export async function opsRoutes(app: FastifyInstance, parts: OpsParts): Promise<void> {
  const token = app.settings.OPERATOR_TOKEN;
  if (token === undefined) return;
  const isToken = tokenCheck(token);
  const reviews = createReviews(parts);
  await app.register(async (guarded) => {
    guarded.addHook('onRequest', operatorOnly(isToken));
    feedClockRoutes(guarded, parts.feed.clock);
    reviewRoutes(guarded, reviews);
    resultRoutes(guarded, parts.actions.operator);
    outboxRoutes(guarded, parts.mail);
    restrictionRoutes(guarded, createRestrictions(parts));
  });
  await app.register(async (open) => consoleRoutes(open, { reviews, isToken }));
}
