import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../kernel/index.ts';
import {
  cancelTournament,
  challengesOfSite,
  createChallenge,
  createTournament,
  editChallenge,
  editTournament,
  siteOfTournament,
  tournamentsOfSite,
} from '../../../casino/index.ts';
import type { LiveSites } from '../../../site/index.ts';
import { recordIn, type AuditLog } from '../auditLog/auditLog.service.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';
import { siteIn } from '../sites/siteIn.ts';

export interface OpsTournamentsDeps {
  readonly db: Db;
  /** The server's clock. */
  readonly now: () => Date;
  readonly sites: Pick<LiveSites, 'all'>;
  readonly auditLog: AuditLog;
}

/** Routes of tournaments and daily challenges: written, changed and cancelled. */
export function opsTournamentsRoutes(app: FastifyInstance, deps: OpsTournamentsDeps): void {
  const { db, sites, auditLog } = deps;

  registerOperatorCall(app, operatorCalls.listTournaments, async ({ params }) => ({
    tournaments: await tournamentsOfSite(deps, siteIn(sites, params.siteId).id),
  }));

  registerOperatorCall(
    app,
    operatorCalls.createTournament,
    async ({ params, body: draft, operator: { name: by }, request }) => {
      const site = siteIn(sites, params.siteId);
      const record = recordIn(auditLog, request, { action: 'tournament.create', subject: `site:${site.id}` });
      return { id: await createTournament(deps, { site, draft, by }, record) };
    },
  );

  registerOperatorCall(app, operatorCalls.editTournament, async ({ params, body: draft, request }) => {
    const { tournamentId: id } = params;
    const site = siteIn(sites, await siteOfTournament(db, id));
    const record = recordIn(auditLog, request, { action: 'tournament.edit', subject: `tournament:${id}` });
    await editTournament(deps, { site, id, draft }, record);
    return { id };
  });

  registerOperatorCall(app, operatorCalls.cancelTournament, async ({ params, body: { reason }, request }) => {
    const { tournamentId: id } = params;
    const act = { action: 'tournament.cancel', subject: `tournament:${id}`, reason };
    await cancelTournament(deps, { id, reason }, recordIn(auditLog, request, act));
    return { id };
  });

  registerOperatorCall(app, operatorCalls.listChallenges, async ({ params }) => ({
    challenges: await challengesOfSite(deps, siteIn(sites, params.siteId)),
  }));

  registerOperatorCall(
    app,
    operatorCalls.createChallenge,
    async ({ params, body: draft, operator: { name: by }, request }) => {
      const site = siteIn(sites, params.siteId);
      const record = recordIn(auditLog, request, { action: 'challenge.create', subject: `site:${site.id}` });
      return { id: await createChallenge(deps, { site, draft, by }, record) };
    },
  );

  registerOperatorCall(
    app,
    operatorCalls.editChallenge,
    async ({ params, body: draft, operator: { name: by }, request }) => {
      const { challengeId: id } = params;
      const site = siteIn(sites, params.siteId);
      const record = recordIn(auditLog, request, { action: 'challenge.edit', subject: `challenge:${id}` });
      await editChallenge(deps, { site, id, draft, by }, record);
      return { id };
    },
  );
}
