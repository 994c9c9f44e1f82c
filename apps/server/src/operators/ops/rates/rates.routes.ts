import { RATE_BASE } from '@touchline/cashier';
import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { FastifyInstance } from 'fastify';
import { createOperatorRates, type OperatorRatesDeps } from '../../../ledger/index.ts';
import type { LiveSites } from '../../../site/index.ts';
import { recordIn, type AuditLog } from '../auditLog/auditLog.service.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';
import { siteIn } from '../sites/siteIn.ts';

export interface OpsRatesDeps extends OperatorRatesDeps {
  readonly sites: Pick<LiveSites, 'all'>;
  readonly auditLog: AuditLog;
}

/** Routes of the operators' exchange rates, and of the spreads of sites. */
export function opsRatesRoutes(app: FastifyInstance, deps: OpsRatesDeps): void {
  const { sites, auditLog } = deps;
  const operator = createOperatorRates(deps);

  registerOperatorCall(app, operatorCalls.listRates, async () => ({
    base: RATE_BASE,
    rates: await operator.list(),
  }));

  registerOperatorCall(app, operatorCalls.setRate, async ({ params: { iso }, body, request }) => {
    const { units, reason } = body;
    const act = { action: 'rate.set', subject: `currency:${iso}`, reason };
    await operator.set(iso, units, recordIn(auditLog, request, act));
    return { iso };
  });

  registerOperatorCall(app, operatorCalls.removeRate, async ({ params: { iso }, body, request }) => {
    const act = { action: 'rate.remove', subject: `currency:${iso}`, ...body };
    await operator.remove(iso, recordIn(auditLog, request, act));
    return { iso };
  });

  registerOperatorCall(app, operatorCalls.showSpreads, ({ params }) =>
    operator.spreads(siteIn(sites, params.siteId)),
  );

  registerOperatorCall(app, operatorCalls.setSpread, async ({ params, body, request }) => {
    const site = siteIn(sites, params.siteId);
    const { reason, ...spread } = body;
    const act = { action: 'spread.set', subject: `site:${site.id}`, reason };
    await operator.setSpread(site, spread, recordIn(auditLog, request, act));
    return { siteId: site.id };
  });
}
