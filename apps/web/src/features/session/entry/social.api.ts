import type { AnswerOf, BodyOf, Calls, Player } from '@touchline/contract';
import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../platform/api/api.ts';
import { signedIn } from '../session.api.ts';

/** Providers of social sign-in; which of them are linked depends on the player. */
export const socialProvidersQuery = queryOptions({
  queryKey: ['player', 'social-providers'],
  queryFn: ({ signal }) => answer(api.GET('/web-api/social/providers', { signal })),
  select: ({ providers }) => providers,
  staleTime: 600_000,
});

/**
 * Starts sign-in with a provider.
 * @returns the provider's address to go to
 * @throws ApiError: 404, 429
 */
export async function startSocial(body: BodyOf<Calls['startSocial']>): Promise<string> {
  const { redirectUrl } = await answer(api.POST('/web-api/social/start', { body }));
  return redirectUrl;
}

/**
 * Exchanges the ticket of the return address.
 * @throws ApiError: 403 blocked, 409 linked to another account, 422 expired
 */
export async function enterBySocial(
  body: BodyOf<Calls['enterBySocial']>,
): Promise<AnswerOf<Calls['enterBySocial']>> {
  const entry = await answer(api.POST('/web-api/social/enter', { body }));
  if ('player' in entry) signedIn(entry.player);
  return entry;
}

/**
 * Registers with a provider's account.
 * @throws ApiError: 403 closed, 409 the email has an account, 422 expired
 */
export async function registerBySocial(body: BodyOf<Calls['registerBySocial']>): Promise<Player> {
  const { player } = await answer(api.POST('/web-api/registration/social', { body }));
  return signedIn(player);
}
