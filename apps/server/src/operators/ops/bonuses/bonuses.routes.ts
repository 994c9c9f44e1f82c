import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import type { BonusAdmin } from '../../../rewards/index.ts';
import { type Db, ProblemError } from '../../../kernel/index.ts';
import { type LiveSites, type Site, siteById } from '../../../site/index.ts';
import type { Approvals } from '../../operatorMoney/approvals.service.ts';
import { actRequest, sendAct } from '../approvals/actRequest.ts';
import { siteChoices } from '../sites/siteIn.ts';
import { recordIn, type AuditLog } from '../auditLog/auditLog.service.ts';
import { operatorOf } from '../operatorOnly.ts';
import { playerIn } from '../players/playerIn.ts';
import { Code, Draft, Gift, Reason, Sample } from './bonusSchemas.ts';

export interface OpsBonusesDeps {
  readonly db: Db;
  readonly operator: BonusAdmin;
  readonly sites: Pick<LiveSites, 'all'>;
  readonly auditLog: AuditLog;
}

interface OfSite {
  readonly siteId: string;
}
interface OfOffer {
  readonly offerId: string;
}
interface OfCode {
  readonly codeId: string;
}

/** Routes of offers: written, tried on a sample player, published and ended. */
export function opsOffersRoutes(app: FastifyInstance, { operator, sites, auditLog }: OpsBonusesDeps): void {
  const siteIn = ({ siteId }: OfSite): Site => {
    const site = siteById(sites, siteId);
    if (!site)
      throw new ProblemError(404, 'SITE_NOT_FOUND', `Site ${siteId} not found: see the list of sites.`);
    return site;
  };

  app.get('/ops/bonuses', () => ({ sites: siteChoices(sites) }));

  app.get<{ Params: OfSite }>('/ops/bonuses/:siteId/offers', async ({ params }) => ({
    offers: await operator.offers(siteIn(params)),
  }));

  app.get<{ Params: OfOffer }>('/ops/bonus-offers/:offerId', ({ params }) =>
    operator.offer(sites.all, params.offerId),
  );

  app.post<{ Params: OfSite; Body: Static<typeof Sample> }>(
    '/ops/bonuses/:siteId/preview',
    { schema: { body: Sample } },
    ({ params, body }) => operator.preview(siteIn(params), body),
  );

  app.post<{ Params: OfSite; Body: Static<typeof Draft> }>(
    '/ops/bonuses/:siteId/offers',
    { schema: { body: Draft } },
    async (request) => {
      const site = siteIn(request.params);
      const deed = { action: 'bonus.create', subject: `site:${site.id}` };
      const record = recordIn(auditLog, request, deed);
      return { offerId: await operator.create(site, request.body, operatorOf(request).name, record) };
    },
  );

  app.post<{ Params: OfOffer; Body: Static<typeof Draft> }>(
    '/ops/bonus-offers/:offerId',
    { schema: { body: Draft } },
    async (request) => {
      const { offerId } = request.params;
      const record = recordIn(auditLog, request, { action: 'bonus.edit', subject: `offer:${offerId}` });
      await operator.edit(sites.all, offerId, request.body, operatorOf(request).name, record);
      return { offerId };
    },
  );

  app.post<{ Params: OfOffer; Body: Static<typeof Reason> }>(
    '/ops/bonus-offers/:offerId/publish',
    { schema: { body: Reason } },
    async (request) => {
      const { offerId } = request.params;
      const deed = { action: 'bonus.publish', subject: `offer:${offerId}`, ...request.body };
      await operator.publish(sites.all, offerId, recordIn(auditLog, request, deed));
      return { offerId };
    },
  );

  app.post<{ Params: OfOffer; Body: Static<typeof Reason> }>(
    '/ops/bonus-offers/:offerId/end',
    { schema: { body: Reason } },
    async (request) => {
      const { offerId } = request.params;
      const deed = { action: 'bonus.end', subject: `offer:${offerId}`, ...request.body };
      await operator.end(offerId, recordIn(auditLog, request, deed));
      return { offerId };
    },
  );

  app.get<{ Params: OfSite }>('/ops/bonuses/:siteId/codes', async ({ params }) => ({
    codes: await operator.codes(siteIn(params)),
  }));

  app.post<{ Params: OfSite; Body: Static<typeof Code> }>(
    '/ops/bonuses/:siteId/codes',
    { schema: { body: Code } },
    async (request) => {
      const site = siteIn(request.params);
      const record = recordIn(auditLog, request, { action: 'promoCode.create', subject: `site:${site.id}` });
      return { codeId: await operator.createCode(site, request.body, record) };
    },
  );

  app.post<{ Params: OfCode; Body: Static<typeof Reason> }>(
    '/ops/bonus-codes/:codeId/end',
    { schema: { body: Reason } },
    async (request) => {
      const { codeId } = request.params;
      const deed = { action: 'promoCode.end', subject: `promoCode:${codeId}`, ...request.body };
      await operator.endCode(codeId, recordIn(auditLog, request, deed));
      return { codeId };
    },
  );

  app.get<{ Params: OfCode }>('/ops/bonus-codes/:codeId/uses', async ({ params }) => ({
    uses: await operator.uses(params.codeId),
  }));
}

/** Routes of players' bonuses: listed, given and revoked. */
export function opsGrantsRoutes(
  app: FastifyInstance,
  { db, operator, approvals, auditLog }: OpsBonusesDeps & { readonly approvals: Approvals },
): void {
  app.get<{ Params: { readonly playerId: string } }>('/ops/bonus-grants/of/:playerId', async ({ params }) => {
    const { id } = await playerIn(db, params.playerId);
    return { grants: await operator.grants(id) };
  });

  app.post<{ Params: { readonly playerId: string }; Body: Static<typeof Gift> }>(
    '/ops/bonus-grants/of/:playerId',
    { schema: { body: Gift } },
    async (request, reply) => {
      const { id } = await playerIn(db, request.params.playerId);
      const { reason, ...gift } = request.body;
      const asked = { playerId: String(id), ...gift };
      return sendAct(reply, await approvals.ask('bonus', asked, actRequest(auditLog, request, reason)));
    },
  );

  app.post<{ Params: { readonly grantId: string }; Body: Static<typeof Reason> }>(
    '/ops/bonus-grants/:grantId/revoke',
    { schema: { body: Reason } },
    async (request) => {
      const { grantId } = request.params;
      const deed = { action: 'bonus.revoke', subject: `grant:${grantId}`, ...request.body };
      await operator.revoke(grantId, recordIn(auditLog, request, deed));
      return { grantId };
    },
  );
}
