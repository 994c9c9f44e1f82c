import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Feed } from '../../betting/index.ts';
import type { AccountState } from '../../ledger/index.ts';
import type { Site, Sites } from '../../site/index.ts';
import { createAlerts } from './alerts.ts';
import { callbackRoutes } from './callbacks.routes.ts';
import { createDecisions, type PaymentDecisions } from './decisions.service.ts';
import type { Job } from '../../kernel/index.ts';
import { createDepositActs, type DepositActs } from './depositActs.service.ts';
import { createLookUps } from './lookUps.ts';
import { createPaymentEvents } from './paymentEvents.ts';
import { createShowPayment } from './showPayment.ts';
import { createPayouts } from './withdrawals/payouts.ts';
import { createAutomaticWithdrawals } from './withdrawals/automatic.service.ts';
import { createStepUp, type StepUpDeps } from './withdrawals/stepUp.service.ts';
import { createWithdrawalReviews, type WithdrawalReviews } from './withdrawals/reviews.service.ts';
import { withdrawable } from './withdrawals/withdrawable.ts';
import { withdrawalRoutes } from './withdrawals/withdrawals.routes.ts';
import { paymentsRoutes } from './payments.routes.ts';
import { queuedCallbacks } from './queuedCallbacks.ts';
import { alertingProviders } from './providers/alertingProviders.ts';
import type { Providers } from './providers/providersFile.ts';
import { createReconciliation, type Reconciliation } from './reconciliation/reconciliation.service.ts';

export interface PaymentsDeps extends StepUpDeps {
  readonly log: Pick<Logger, 'warn' | 'error'>;
  readonly sites: Pick<Sites, 'all'>;
  readonly feed: Pick<Feed, 'notify'>;
  readonly providers: Providers;
}

/** Payments in and out. */
export interface Payments {
  /** Registers the players' calls and the providers' call-backs. */
  routes(app: FastifyInstance): Promise<void>;
  readonly jobs: readonly Job[];
  /** Comparisons with the providers' reports. */
  readonly reconciliation: Omit<Reconciliation, 'doDue'>;
  /** Decisions of operators about money that waits for one. */
  readonly operator: PaymentDecisions & Omit<DepositActs, 'sendRefunds'>;
  /** Decisions of operators about withdrawals. */
  readonly withdrawals: WithdrawalReviews;
  /** Returns the amount that a player can withdraw from an account now, minor units. */
  readonly withdrawableFrom: (site: Site, account: AccountState) => Promise<bigint>;
}

/** Time between two looks for payouts to withdraw, ms. */
const BETWEEN_PAYOUTS = 2000;
const BETWEEN_LOOK_UPS = 5000;
/** Time between two looks for reports that are due, ms. */
const BETWEEN_REPORTS = 30_000;

export function createPayments(given: PaymentsDeps): Payments {
  const { feed } = given;
  const alerts = createAlerts(given);
  const deps = { ...given, alerts, providers: alertingProviders(given.providers, alerts) };
  const { db, providers, now } = deps;
  const notify = (playerId: bigint, paymentId: string): void => {
    feed.notify(String(playerId), { about: 'payments', paymentId });
    feed.notify(String(playerId), { about: 'accounts' });
  };
  const events = createPaymentEvents({ ...deps, notify });
  const acts = createDepositActs({ ...deps, events, notify });
  const reconciliation = createReconciliation({ ...deps, events, notify });
  const failed = 'Payments could not be looked after; the next round tries again.';
  const payouts = createPayouts({ ...deps, events });
  const lookUps = createLookUps({ ...deps, events, payouts });
  const show = createShowPayment(deps);
  const stepUp = createStepUp(deps);
  const automatic = createAutomaticWithdrawals({ ...deps, notify });
  return {
    async routes(app) {
      paymentsRoutes(app, { ...deps, events, lookUps, show });
      withdrawalRoutes(app, { ...deps, stepUp, show, notify, automatic });
      await callbackRoutes(app, { ...deps, events: queuedCallbacks(deps.db, events) });
    },
    jobs: [
      { every: BETWEEN_PAYOUTS, work: () => automatic.doDue(), failed },
      { every: BETWEEN_LOOK_UPS, work: () => lookUps.doDue(), failed },
      { every: BETWEEN_REPORTS, work: () => acts.sendRefunds(), failed },
      { every: BETWEEN_REPORTS, work: () => reconciliation.doDue(), failed },
    ],
    reconciliation,
    operator: { ...createDecisions({ ...deps, events }), ...acts },
    withdrawals: createWithdrawalReviews({ ...deps, events, notify }),
    withdrawableFrom: async (site, account) =>
      (await withdrawable(db, { providers, site, account, now: now() })).free,
  };
}
