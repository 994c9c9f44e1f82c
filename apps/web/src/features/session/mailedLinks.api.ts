import type { AnswerOf, Calls } from '@touchline/contract';
import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../platform/api/api.ts';
import { ApiError } from '../../platform/api/apiError.ts';
import { queryClient } from '../../platform/api/queryClient.ts';

/** Whose mails a link stops, and which. */
export type Mailing = AnswerOf<Calls['mailing']>;

/** What the link of a mail would stop. */
export const mailingQuery = (token: string) =>
  queryOptions({
    queryKey: ['mailing', token],
    queryFn: ({ signal }) => answer(api.POST('/web-api/mailings/look', { body: { token }, signal })),
  });

/** Stops the mails of a link; again is the same. @throws ApiError: 422 LINK_WRONG, LINK_OUTDATED */
export async function stopMailing(token: string): Promise<void> {
  const stopped = await answer(api.POST('/web-api/mailings/stop', { body: { token } }));
  queryClient.setQueryData(mailingQuery(token).queryKey, stopped);
  // The account's own page shows the same choices.
  await queryClient.invalidateQueries({ queryKey: ['player', 'office-settings'] });
}

/** Confirms the address that a link went to. @throws ApiError: 422 LINK_WRONG, LINK_OUTDATED */
export const verifyEmail = (token: string): Promise<AnswerOf<Calls['activateEmailByLink']>> =>
  answer(api.POST('/web-api/user/activation/email/link', { body: { token } }));

/** What a link of a mail is refused for: it was cut or never ours, or its time is over. */
export type LinkFault = 'wrong' | 'outdated';

/** @returns undefined when the link itself is right, such as after a network that was away */
export function linkFault(error: unknown): LinkFault | undefined {
  if (!(error instanceof ApiError)) return undefined;
  // A text that no link ever was breaks the call's own rules.
  if (error.code === 'LINK_WRONG' || error.status === 400) return 'wrong';
  return error.code === 'LINK_OUTDATED' ? 'outdated' : undefined;
}
