import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { FastifyInstance } from 'fastify';
import type { BonusAdmin } from '../../../rewards/index.ts';
import { type Db, ProblemError } from '../../../kernel/index.ts';
import { type LiveSites, type Site, siteById } from '../../../site/index.ts';
import type { Approvals } from '../../operatorMoney/approvals.service.ts';
import { actRequest, sendAct } from '../approvals/actRequest.ts';
import { siteChoices } from '../sites/siteIn.ts';
import { recordIn, type AuditLog } from '../auditLog/auditLog.service.ts';
import { playerIn } from '../players/playerIn.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';

export interface OpsBonusesDeps {
  readonly db: Db;
  readonly operator: BonusAdmin;
  readonly sites: Pick<LiveSites, 'all'>;
  readonly auditLog: AuditLog;
}

/** Routes of offers: written, tried on a sample player, published and ended. */
export function opsOffersRoutes(
  app: FastifyInstance,
  { operator: bonuses, sites, auditLog }: OpsBonusesDeps,
): void {
  const siteIn = ({ siteId }: { readonly siteId: string }): Site => {
    const site = siteById(sites, siteId);
    if (!site)
      throw new ProblemError(404, 'SITE_NOT_FOUND', `Site ${siteId} not found: see the list of sites.`);
    return site;
  };

  registerOperatorCall(app, operatorCalls.listBonusSites, ({ sites: chosen }) => ({
    sites: siteChoices(sites, chosen),
  }));

  registerOperatorCall(app, operatorCalls.listOffers, async ({ params }) => ({
    offers: await bonuses.offers(siteIn(params)),
  }));

  registerOperatorCall(app, operatorCalls.showOffer, ({ params }) =>
    bonuses.offer(sites.all, params.offerId),
  );

  registerOperatorCall(app, operatorCalls.previewOffer, ({ params, body }) =>
    bonuses.preview(siteIn(params), body),
  );

  registerOperatorCall(app, operatorCalls.createOffer, async ({ params, body, operator, request }) => {
    const site = siteIn(params);
    const record = recordIn(auditLog, request, { action: 'bonus.create', subject: `site:${site.id}` });
    return { offerId: await bonuses.create(site, body, operator.name, record) };
  });

  registerOperatorCall(app, operatorCalls.editOffer, async ({ params, body, operator, request }) => {
    const { offerId } = params;
    const record = recordIn(auditLog, request, { action: 'bonus.edit', subject: `offer:${offerId}` });
    await bonuses.edit(sites.all, offerId, body, operator.name, record);
    return { offerId };
  });

  registerOperatorCall(app, operatorCalls.publishOffer, async ({ params, body, request }) => {
    const { offerId } = params;
    const act = { action: 'bonus.publish', subject: `offer:${offerId}`, ...body };
    await bonuses.publish(sites.all, offerId, recordIn(auditLog, request, act));
    return { offerId };
  });

  registerOperatorCall(app, operatorCalls.endOffer, async ({ params, body, request }) => {
    const { offerId } = params;
    const act = { action: 'bonus.end', subject: `offer:${offerId}`, ...body };
    await bonuses.end(offerId, recordIn(auditLog, request, act));
    return { offerId };
  });

  registerOperatorCall(app, operatorCalls.listBonusCodes, async ({ params }) => ({
    codes: await bonuses.codes(siteIn(params)),
  }));

  registerOperatorCall(app, operatorCalls.createBonusCode, async ({ params, body, request }) => {
    const site = siteIn(params);
    const record = recordIn(auditLog, request, { action: 'promoCode.create', subject: `site:${site.id}` });
    return { codeId: await bonuses.createCode(site, body, record) };
  });

  registerOperatorCall(app, operatorCalls.endBonusCode, async ({ params, body, request }) => {
    const { codeId } = params;
    const act = { action: 'promoCode.end', subject: `promoCode:${codeId}`, ...body };
    await bonuses.endCode(codeId, recordIn(auditLog, request, act));
    return { codeId };
  });

  registerOperatorCall(app, operatorCalls.listBonusCodeUses, async ({ params }) => ({
    uses: await bonuses.uses(params.codeId),
  }));
}

/** Routes of players' bonuses: listed, given and revoked. */
export function opsGrantsRoutes(
  app: FastifyInstance,
  { db, operator: bonuses, approvals, auditLog }: OpsBonusesDeps & { readonly approvals: Approvals },
): void {
  registerOperatorCall(app, operatorCalls.listBonusGrants, async ({ params }) => {
    const { id } = await playerIn(db, params.playerId);
    return { grants: await bonuses.grants(id) };
  });

  registerOperatorCall(app, operatorCalls.giveBonus, async ({ params, body, request, reply }) => {
    const { id } = await playerIn(db, params.playerId);
    const { reason, ...gift } = body;
    const payload = { playerId: String(id), ...gift };
    return sendAct(reply, await approvals.ask('bonus', payload, actRequest(auditLog, request, reason)));
  });

  registerOperatorCall(app, operatorCalls.revokeBonus, async ({ params, body, request }) => {
    const { grantId } = params;
    const act = { action: 'bonus.revoke', subject: `grant:${grantId}`, ...body };
    await bonuses.revoke(grantId, recordIn(auditLog, request, act));
    return { grantId };
  });
}
