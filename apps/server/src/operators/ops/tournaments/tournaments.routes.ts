import type { ChallengeDraft, TournamentDraft } from '@touchline/contract/operators';
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
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
import { operatorOf } from '../operatorOnly.ts';
import { siteIn } from '../sites/siteIn.ts';
import { Challenge, Reason, Tournament } from './prizeSchemas.ts';

export interface OpsTournamentsDeps {
  readonly db: Db;
  /** The server's clock. */
  readonly now: () => Date;
  readonly sites: Pick<LiveSites, 'all'>;
  readonly auditLog: AuditLog;
}

interface OfSite {
  readonly siteId: string;
}
interface OfTournament {
  readonly tournamentId: string;
}
interface OfChallenge extends OfSite {
  readonly challengeId: string;
}

/** Routes of tournaments and daily challenges: written, changed and cancelled. */
export function opsTournamentsRoutes(app: FastifyInstance, deps: OpsTournamentsDeps): void {
  const { db, sites, auditLog } = deps;

  app.get<{ Params: OfSite }>('/ops/tournaments/:siteId', async ({ params }) => ({
    tournaments: await tournamentsOfSite(deps, siteIn(sites, params.siteId).id),
  }));

  app.post<{ Params: OfSite; Body: TournamentDraft }>(
    '/ops/tournaments/:siteId',
    { schema: { body: Tournament } },
    async (request) => {
      const site = siteIn(sites, request.params.siteId);
      const record = recordIn(auditLog, request, { action: 'tournament.create', subject: `site:${site.id}` });
      const by = operatorOf(request).name;
      return { id: await createTournament(deps, { site, draft: request.body, by }, record) };
    },
  );

  app.post<{ Params: OfTournament; Body: TournamentDraft }>(
    '/ops/tournament/:tournamentId',
    { schema: { body: Tournament } },
    async (request) => {
      const { tournamentId: id } = request.params;
      const site = siteIn(sites, await siteOfTournament(db, id));
      const record = recordIn(auditLog, request, { action: 'tournament.edit', subject: `tournament:${id}` });
      await editTournament(deps, { site, id, draft: request.body }, record);
      return { id };
    },
  );

  app.post<{ Params: OfTournament; Body: Static<typeof Reason> }>(
    '/ops/tournament/:tournamentId/cancel',
    { schema: { body: Reason } },
    async (request) => {
      const { tournamentId: id } = request.params;
      const { reason } = request.body;
      const deed = { action: 'tournament.cancel', subject: `tournament:${id}`, reason };
      await cancelTournament(deps, { id, reason }, recordIn(auditLog, request, deed));
      return { id };
    },
  );

  app.get<{ Params: OfSite }>('/ops/challenges/:siteId', async ({ params }) => ({
    challenges: await challengesOfSite(deps, siteIn(sites, params.siteId)),
  }));

  app.post<{ Params: OfSite; Body: ChallengeDraft }>(
    '/ops/challenges/:siteId',
    { schema: { body: Challenge } },
    async (request) => {
      const site = siteIn(sites, request.params.siteId);
      const record = recordIn(auditLog, request, { action: 'challenge.create', subject: `site:${site.id}` });
      const by = operatorOf(request).name;
      return { id: await createChallenge(deps, { site, draft: request.body, by }, record) };
    },
  );

  app.post<{ Params: OfChallenge; Body: ChallengeDraft }>(
    '/ops/challenges/:siteId/:challengeId',
    { schema: { body: Challenge } },
    async (request) => {
      const { challengeId: id } = request.params;
      const site = siteIn(sites, request.params.siteId);
      const record = recordIn(auditLog, request, { action: 'challenge.edit', subject: `challenge:${id}` });
      const by = operatorOf(request).name;
      await editChallenge(deps, { site, id, draft: request.body, by }, record);
      return { id };
    },
  );
}
