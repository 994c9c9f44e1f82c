import { Currency } from '@touchline/contract';
import { RATE_BASE } from '@touchline/cashier';
import type { ListedRate, SiteSpreads } from '@touchline/contract/operators';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { createOperatorRates, type OperatorRatesDeps } from '../../../ledger/index.ts';
import type { LiveSites } from '../../../site/index.ts';
import { recordIn, type AuditLog } from '../auditLog/auditLog.service.ts';
import { siteIn } from '../sites/siteIn.ts';

const closed = { additionalProperties: false };
const Reason = Type.String({ minLength: 3, maxLength: 300 });
const OfCurrency = Type.Object({ iso: Currency });
const Rate = Type.Object(
  {
    units: Type.String({ pattern: '^(?!0+(\\.0+)?$)[0-9]{1,12}(\\.[0-9]{1,12})?$' }),
    reason: Reason,
  },
  closed,
);
const Removal = Type.Object({ reason: Reason }, closed);
const Spread = Type.Object(
  {
    from: Currency,
    to: Currency,
    percent: Type.Union([Type.String({ pattern: '^[0-9]{1,2}(\\.[0-9]{1,4})?$' }), Type.Null()]),
    reason: Reason,
  },
  closed,
);

export interface OpsRatesDeps extends OperatorRatesDeps {
  readonly sites: Pick<LiveSites, 'all'>;
  readonly auditLog: AuditLog;
}

/** Routes of the operators' exchange rates, and of the spreads of sites. */
export function opsRatesRoutes(app: FastifyInstance, deps: OpsRatesDeps): void {
  const { sites, auditLog } = deps;
  const operator = createOperatorRates(deps);

  app.get('/ops/rates', async (): Promise<{ readonly base: string; readonly rates: ListedRate[] }> => ({
    base: RATE_BASE,
    rates: await operator.list(),
  }));

  app.put<{ Params: Static<typeof OfCurrency>; Body: Static<typeof Rate> }>(
    '/ops/rates/:iso',
    { schema: { params: OfCurrency, body: Rate } },
    async (request) => {
      const { iso } = request.params;
      const { units, reason } = request.body;
      const deed = { action: 'rate.set', subject: `currency:${iso}`, reason };
      await operator.set(iso, units, recordIn(auditLog, request, deed));
      return { iso };
    },
  );

  app.delete<{ Params: Static<typeof OfCurrency>; Body: Static<typeof Removal> }>(
    '/ops/rates/:iso',
    { schema: { params: OfCurrency, body: Removal } },
    async (request) => {
      const { iso } = request.params;
      const deed = { action: 'rate.remove', subject: `currency:${iso}`, ...request.body };
      await operator.remove(iso, recordIn(auditLog, request, deed));
      return { iso };
    },
  );

  app.get<{ Params: { readonly siteId: string } }>(
    '/ops/spreads/:siteId',
    ({ params }): Promise<SiteSpreads> => operator.spreads(siteIn(sites, params.siteId)),
  );

  app.put<{ Params: { readonly siteId: string }; Body: Static<typeof Spread> }>(
    '/ops/spreads/:siteId',
    { schema: { body: Spread } },
    async (request) => {
      const site = siteIn(sites, request.params.siteId);
      const { reason, ...spread } = request.body;
      const deed = { action: 'spread.set', subject: `site:${site.id}`, reason };
      await operator.setSpread(site, spread, recordIn(auditLog, request, deed));
      return { siteId: site.id };
    },
  );
}
