import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { FastifyInstance } from 'fastify';
import { type Db, ProblemError } from '../../../kernel/index.ts';
import { liftTransfers, markTransfers, transferMarks } from '../../../ledger/index.ts';
import type { LiveSites } from '../../../site/index.ts';
import { recordIn, type AuditLog } from '../auditLog/auditLog.service.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';
import { siteIn, sitesAmong } from '../sites/siteIn.ts';

export interface OpsTransfersDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly sites: Pick<LiveSites, 'all'>;
  readonly auditLog: AuditLog;
}

/** Routes by which operators mark the players whose currency a site gives up. */
export function opsTransfersRoutes(
  app: FastifyInstance,
  { db, now, sites, auditLog }: OpsTransfersDeps,
): void {
  registerOperatorCall(app, operatorCalls.listTransfers, async ({ sites: chosen }) => {
    const marks = await transferMarks(db, chosen);
    return {
      transfers: marks.map(({ until, ...mark }) => ({ ...mark, until: until && until.getTime() })),
      sites: sitesAmong(sites, chosen).map(({ id, config }) => ({
        id,
        currencies: config.registrationCurrencies,
      })),
    };
  });

  registerOperatorCall(app, operatorCalls.markTransfers, async ({ body, request }) => {
    const { siteId, iso, until, reason } = body;
    siteIn(sites, siteId);
    if (until <= now().getTime()) {
      throw new ProblemError(409, 'TIME_IS_OVER', 'Players need time to choose: set a later date.');
    }
    const act = { action: 'transfer.mark', subject: `site:${siteId}`, reason };
    const record = recordIn(auditLog, request, act);
    const players = await db.transaction().execute(async (trx) => {
      const count = await markTransfers(trx, { siteId, iso, until: new Date(until) });
      if (count === 0) {
        throw new ProblemError(
          404,
          'NO_ACCOUNTS',
          `No player of ${siteId} has an account in ${iso}: there is nothing to transfer.`,
        );
      }
      await record(trx, { before: null, after: { iso, until, players: count } });
      return count;
    });
    return { players };
  });

  registerOperatorCall(app, operatorCalls.liftTransfers, async ({ body, request }) => {
    const { siteId, iso, reason } = body;
    siteIn(sites, siteId);
    const act = { action: 'transfer.lift', subject: `site:${siteId}`, reason };
    const record = recordIn(auditLog, request, act);
    const players = await db.transaction().execute(async (trx) => {
      const count = await liftTransfers(trx, { siteId, iso });
      if (count === 0) {
        throw new ProblemError(404, 'NO_MARKS', `No player is marked for ${iso}: reload the list.`);
      }
      await record(trx, { before: { iso, players: count }, after: null });
      return count;
    });
    return { players };
  });
}
