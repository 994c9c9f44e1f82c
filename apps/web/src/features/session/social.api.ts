import type { AnswerOf, BodyOf, Calls, Player } from '@touchline/contract';
import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../platform/api/api.ts';
import { signedIn } from './session.api.ts';

/** Companies whose word lets a player in here; what is linked belongs to the player. */
export const socialProvidersQuery = queryOptions({
  queryKey: ['player', 'social-providers'],
  queryFn: ({ signal }) => answer(api.GET('/web-api/social/providers', { signal })),
  select: ({ providers }) => providers,
  staleTime: 600_000,
});

/** Begins the way over a company. @returns its address to go to @throws ApiError: 404, 429 */
export async function startSocial(body: BodyOf<Calls['startSocial']>): Promise<string> {
  const { redirectUrl } = await answer(api.POST('/web-api/social/start', { body }));
  return redirectUrl;
}

/** Trades the ticket of the way back. @throws ApiError: 403 kept out, 409 linked elsewhere, 422 it is over */
export async function enterBySocial(
  body: BodyOf<Calls['enterBySocial']>,
): Promise<AnswerOf<Calls['enterBySocial']>> {
  const entry = await answer(api.POST('/web-api/social/enter', { body }));
  if ('player' in entry) signedIn(entry.player);
  return entry;
}

/** @throws ApiError: 403 closed, 409 the address has an account, 422 the way is over */
export async function registerBySocial(body: BodyOf<Calls['registerBySocial']>): Promise<Player> {
  const { player } = await answer(api.POST('/web-api/registration/social', { body }));
  return signedIn(player);
}
