import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../kernel/index.ts';
import { requireCasino } from '../../site/index.ts';
import type { TournamentsDeps } from '../tournaments/tournaments.ts';
import { claimChallenge, dayOfChallenges } from './challenges.service.ts';

export type ChallengesDeps = Pick<TournamentsDeps, 'db' | 'now' | 'catalogue' | 'feed'>;

/** Routes of daily challenges. */
export function challengesRoutes(app: FastifyInstance, deps: ChallengesDeps): void {
  registerCall(app, calls.dailyChallenges, ({ site, player, query: reader, request }) => {
    requireCasino(site);
    return dayOfChallenges(deps, { request, site, reader, player });
  });

  registerCall(app, calls.claimChallenge, async ({ site, player: { playerId }, params, headers }) => {
    requireCasino(site);
    const key = headers['idempotency-key'];
    const prize = await claimChallenge(deps, { site, playerId, id: params.challengeId, key });
    deps.feed.notify(String(playerId), { about: 'accounts' });
    return { prize };
  });
}
