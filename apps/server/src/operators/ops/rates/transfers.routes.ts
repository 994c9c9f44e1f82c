import { Currency } from '@touchline/contract';
import type { ListedTransfers } from '@touchline/contract/operators';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { type Db, ProblemError } from '../../../kernel/index.ts';
import { liftTransfers, markTransfers, transferMarks } from '../../../ledger/index.ts';
import type { LiveSites } from '../../../site/index.ts';
import { recordIn, type AuditLog } from '../auditLog/auditLog.service.ts';
import { siteIn } from '../sites/siteIn.ts';

const closed = { additionalProperties: false };
const Reason = Type.String({ minLength: 3, maxLength: 300 });
const Mark = Type.Object(
  {
    siteId: Type.String({ maxLength: 32 }),
    iso: Currency,
    /** Ms; the end of deposits in this currency. */
    until: Type.Integer({ minimum: 0, maximum: 8_640_000_000_000 }),
    reason: Reason,
  },
  closed,
);
const Lift = Type.Object({ siteId: Type.String({ maxLength: 32 }), iso: Currency, reason: Reason }, closed);

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
  app.get('/ops/transfers', async (): Promise<ListedTransfers> => {
    const marks = await transferMarks(db);
    return {
      transfers: marks.map(({ until, ...mark }) => ({ ...mark, until: until && until.getTime() })),
      sites: sites.all.map(({ id, config }) => ({ id, currencies: config.registrationCurrencies })),
    };
  });

  app.post<{ Body: Static<typeof Mark> }>('/ops/transfers', { schema: { body: Mark } }, async (request) => {
    const { siteId, iso, until, reason } = request.body;
    siteIn(sites, siteId);
    if (until <= now().getTime()) {
      throw new ProblemError(409, 'TIME_IS_OVER', 'Players need time to choose: set a later date.');
    }
    const deed = { action: 'transfer.mark', subject: `site:${siteId}`, reason };
    const record = recordIn(auditLog, request, deed);
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

  app.post<{ Body: Static<typeof Lift> }>(
    '/ops/transfers/lift',
    { schema: { body: Lift } },
    async (request) => {
      const { siteId, iso, reason } = request.body;
      siteIn(sites, siteId);
      const deed = { action: 'transfer.lift', subject: `site:${siteId}`, reason };
      const record = recordIn(auditLog, request, deed);
      const players = await db.transaction().execute(async (trx) => {
        const count = await liftTransfers(trx, { siteId, iso });
        if (count === 0) {
          throw new ProblemError(404, 'NO_MARKS', `No player is marked for ${iso}: reload the list.`);
        }
        await record(trx, { before: { iso, players: count }, after: null });
        return count;
      });
      return { players };
    },
  );
}
