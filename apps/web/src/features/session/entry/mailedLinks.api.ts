import type { AnswerOf, Calls } from '@touchline/contract';
import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../platform/api/api.ts';
import { ApiError } from '../../../platform/api/apiError.ts';
import { queryClient } from '../../../platform/api/queryClient.ts';

/** Recipient and kind of the emails that a link stops. */
export type Mailing = AnswerOf<Calls['mailing']>;

/** The emails that the link of an email would stop. */
export const mailingQuery = (token: string) =>
  queryOptions({
    queryKey: ['mailing', token],
    queryFn: ({ signal }) => answer(api.POST('/web-api/mailings/look', { body: { token }, signal })),
  });

/**
 * Stops the emails of a link; safe to repeat.
 * @throws ApiError: 422 LINK_WRONG, LINK_OUTDATED
 */
export async function stopMailing(token: string): Promise<void> {
  const stopped = await answer(api.POST('/web-api/mailings/stop', { body: { token } }));
  queryClient.setQueryData(mailingQuery(token).queryKey, stopped);
  // The account page shows the same settings.
  await queryClient.invalidateQueries({ queryKey: ['player', 'office-settings'] });
}

/**
 * Confirms the email address that a link was sent to.
 * @throws ApiError: 422 LINK_WRONG, LINK_OUTDATED
 */
export const verifyEmail = (token: string): Promise<AnswerOf<Calls['activateEmailByLink']>> =>
  answer(api.POST('/web-api/user/activation/email/link', { body: { token } }));

/** Why the link of an email is refused: it is incomplete or invalid, or it has expired. */
export type LinkFault = 'wrong' | 'outdated';

/**
 * Returns why a link was refused.
 * @returns undefined if the link is not at fault, for example after a network error
 */
export function linkFault(error: unknown): LinkFault | undefined {
  if (!(error instanceof ApiError)) return undefined;
  // Text that can't be a link's token fails request validation.
  if (error.code === 'LINK_WRONG' || error.status === 400) return 'wrong';
  return error.code === 'LINK_OUTDATED' ? 'outdated' : undefined;
}
