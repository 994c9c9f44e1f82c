import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Db } from '../db/database.ts';
import type { Feed } from '../feed/index.ts';
import type { Sites } from '../sites/sites.ts';
import { callbackRoutes } from './callbacks.routes.ts';
import { createDecisions, type PaymentDecisions } from './decisions.service.ts';
import { createJobs } from '../jobs/jobs.ts';
import { createDepositActs, type DepositActs } from './depositActs.service.ts';
import { createLookUps, type LookUps } from './lookUps.ts';
import { createPaymentEvents } from './paymentEvents.ts';
import { paymentsRoutes } from './payments.routes.ts';
import type { Providers } from './providers/providersFile.ts';
import { createReconciliation, type Reconciliation } from './reconciliation/reconciliation.service.ts';

export interface PaymentsDeps {
  readonly db: Db;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  readonly now: () => Date;
  readonly sites: Pick<Sites, 'all'>;
  readonly feed: Pick<Feed, 'notify'>;
  readonly providers: Providers;
}

/** Payments in and out. */
export interface Payments {
  /** Registers the players' calls and the providers' call-backs. */
  routes(app: FastifyInstance): Promise<void>;
  readonly jobs: Pick<LookUps, 'doDue' | 'start' | 'stop'>;
  /** Comparisons with the providers' reports. */
  readonly reconciliation: Omit<Reconciliation, 'doDue'>;
  /** Decisions of operators about money that waits for one. */
  readonly operator: PaymentDecisions & Omit<DepositActs, 'sendRefunds'>;
}

/** Time between two looks for reports that are due, ms. */
const BETWEEN_REPORTS = 30_000;

export function createPayments(deps: PaymentsDeps): Payments {
  const { feed } = deps;
  const notify = (playerId: bigint, paymentId: string): void => {
    feed.notify(String(playerId), { about: 'payments', paymentId });
    feed.notify(String(playerId), { about: 'accounts' });
  };
  const events = createPaymentEvents({ ...deps, notify });
  const lookUps = createLookUps({ ...deps, events });
  const acts = createDepositActs({ ...deps, events, notify });
  const reconciliation = createReconciliation({ ...deps, events, notify });
  const jobs = createJobs(
    deps.log,
    'Reports of providers could not be compared; the next round tries again.',
  );
  return {
    async routes(app) {
      paymentsRoutes(app, { ...deps, events, lookUps });
      await callbackRoutes(app, { ...deps, events });
    },
    jobs: {
      async doDue() {
        await lookUps.doDue();
        await acts.sendRefunds();
        await reconciliation.doDue();
      },
      start() {
        lookUps.start();
        jobs.every(BETWEEN_REPORTS, async () => {
          await acts.sendRefunds();
          await reconciliation.doDue();
        });
      },
      async stop() {
        await lookUps.stop();
        await jobs.stop();
      },
    },
    reconciliation,
    operator: { ...createDecisions({ ...deps, events }), ...acts },
  };
}
