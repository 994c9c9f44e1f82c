import type { AnswerOf, BodyOf, Calls } from '@touchline/contract';
import { answer, api } from '../../../platform/api/api.ts';

/**
 * Requests the settings of the provider's script.
 * @throws ApiError: 404 the site has none, 409 a player is signed in
 */
export const oneTapClient = (): Promise<AnswerOf<Calls['oneTapClient']>> =>
  answer(api.GET('/social-api/oauth/one-tap/clientId'));

/**
 * Submits a credential.
 * @returns the address to load as a whole page
 * @throws ApiError: 403, 409, 422, 503
 */
export async function enterByOneTap(body: BodyOf<Calls['enterByOneTap']>): Promise<string> {
  const { redirectUrl } = await answer(
    api.POST('/social-api/oauth/one-tap', { body, bodySerializer: formOf }),
  );
  return redirectUrl;
}

function formOf(fields: Readonly<Record<string, string | undefined>>): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) if (text !== undefined) form.set(name, text);
  return form;
}
