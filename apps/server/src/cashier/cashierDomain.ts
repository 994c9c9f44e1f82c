import type { FastifyInstance } from 'fastify';
import type { AccountNumbers, OneTimeCodes } from '../accounts/index.ts';
import type { Feed } from '../betting/index.ts';
import type { DeliveryDomain } from '../delivery/index.ts';
import type { Core, Domain } from '../kernel/index.ts';
import type { LiveSites } from '../site/index.ts';
import { consultantRoutes } from './consultant/consultant.routes.ts';
import { createConsultantJobs } from './consultant/consultantJobs.ts';
import { createPayments, type Payments } from './payments/payments.ts';
import { privateProviders } from './payments/providers/privateProviders.ts';
import { readPaymentProviders, type Providers } from './payments/providers/providersFile.ts';

/** Returns the listed payment providers; the rest of the server gets no number of an account from them. */
export async function openPaymentProviders(
  { settings, db, now }: Core,
  numbers: AccountNumbers,
): Promise<Providers> {
  return privateProviders(await readPaymentProviders(settings.PAYMENT_PROVIDERS_FILE, now), db, numbers);
}

/** Payments in and out, and help with them. */
export interface CashierDomain extends Domain {
  readonly payments: Payments;
}

/** Capabilities that the domain uses. */
interface Parts extends Pick<DeliveryDomain, 'mail' | 'sms'> {
  readonly sites: LiveSites;
  readonly feed: Feed;
  readonly codes: OneTimeCodes;
  readonly providers: Providers;
}

/** Assembles the cashier. */
export function createCashierDomain(core: Core, parts: Parts): CashierDomain {
  const deps = { ...parts, ...core };
  const payments = createPayments(deps);
  return {
    payments,
    jobs: [...payments.jobs, ...createConsultantJobs(deps)],
    async routes(app: FastifyInstance) {
      await payments.routes(app);
      consultantRoutes(app, deps);
    },
  };
}
