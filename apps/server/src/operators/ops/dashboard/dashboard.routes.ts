import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../kernel/index.ts';
import type { Feed } from '../../../betting/index.ts';
import type { LiveSites } from '../../../site/index.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';
import { siteIn } from '../sites/siteIn.ts';
import { createBetFigures } from './betFigures.service.ts';
import { createLiability } from './liability.service.ts';
import { createMoneyFigures } from './moneyFigures.service.ts';
import { waitingFor } from './waiting.service.ts';

interface DashboardDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly sites: Pick<LiveSites, 'all'>;
  readonly feed: Pick<Feed, 'book' | 'sources' | 'isCurrent' | 'leading'>;
}

/** Routes of the console's first page, one for each card, so that a failed one leaves the others. */
export function dashboardRoutes(app: FastifyInstance, { db, now, sites, feed }: DashboardDeps): void {
  // With a clock that is moved by hand, stored figures would never expire.
  const isReused = app.settings.PLATFORM_CLOCK !== 'manual';
  const betFigures = createBetFigures({ db, now, isReused });

  const moneyFigures = createMoneyFigures({ db, now, isReused });
  const liability = createLiability({ db, now, isReused });

  registerOperatorCall(app, operatorCalls.showBetFigures, ({ sites: own }) => betFigures(own));

  registerOperatorCall(app, operatorCalls.showMoneyFigures, ({ query: { siteId }, sites: own }) =>
    moneyFigures(siteId === undefined ? own : [siteIn(sites, siteId, own).id]),
  );

  registerOperatorCall(app, operatorCalls.showLiability, ({ query: { siteId }, sites: own }) =>
    liability(siteId === undefined ? own : [siteIn(sites, siteId, own).id]),
  );

  registerOperatorCall(app, operatorCalls.listWaitingTasks, async ({ operator, request }) => ({
    waiting: await waitingFor(db, operator, (error) =>
      request.log.error({ err: error }, 'Waiting tasks could not be counted.'),
    ),
  }));

  registerOperatorCall(app, operatorCalls.showFeedHealth, () => {
    const states = feed.book.producers();
    const alive = feed.book.aliveAt();
    return {
      isCurrent: feed.isCurrent(),
      isLeading: feed.leading(),
      sources: feed.sources,
      producers: (['live', 'line'] as const).map((name) => ({
        name,
        isUp: states[name] === 'up',
        aliveAt: alive[name] === 0 ? null : alive[name],
        matches: feed.book.matches({ section: name }).length,
      })),
    };
  });
}
