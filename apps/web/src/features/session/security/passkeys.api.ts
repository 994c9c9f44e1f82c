import type { AnswerOf, Calls } from '@touchline/contract';
import { queryOptions } from '@tanstack/react-query';
import { answer, playerApi } from '../../../platform/api/api.ts';
import { ApiError } from '../../../platform/api/apiError.ts';
import { queryClient } from '../../../platform/api/queryClient.ts';
import { createPasskey } from '../../../platform/passkeys/passkeys.ts';

// Keys that begin with `player` are cleared when the player changes.
const PASSKEYS = ['player', 'passkeys'] as const;

export type PasskeyList = AnswerOf<Calls['passkeys']>;

/** The player's passkeys. */
export const passkeysQuery = queryOptions({
  queryKey: PASSKEYS,
  queryFn: ({ signal }) => answer(playerApi.GET('/web-api/user/passkeys', { signal })),
});

/**
 * Creates a passkey on the device that the player chooses.
 * @throws ApiError: 403 wrong password, 409 too many passkeys, 422, or a `PasskeyFailure`
 */
export async function addPasskey({
  name,
  password,
}: {
  readonly name: string;
  readonly password: string;
}): Promise<void> {
  const { guid, options } = await answer(
    playerApi.POST('/web-api/user/passkeys/begin', { body: { password } }),
  );
  const credential = await createPasskey(options);
  show(await answer(playerApi.POST('/web-api/user/passkeys', { body: { guid, name, credential } })));
}

/**
 * Renames a passkey.
 * @throws ApiError: 400, 404
 */
export async function renamePasskey(passkeyId: string, name: string): Promise<void> {
  show(
    await answer(
      playerApi.POST('/web-api/user/passkeys/{passkeyId}/name', {
        params: { path: { passkeyId } },
        body: { name },
      }),
    ),
  );
}

/**
 * Removes a passkey; also succeeds if it was removed elsewhere.
 * @throws ApiError: 403 wrong password
 */
export async function removePasskey(passkeyId: string, password: string): Promise<void> {
  try {
    show(
      await answer(
        playerApi.POST('/web-api/user/passkeys/{passkeyId}/remove', {
          params: { path: { passkeyId } },
          body: { password },
        }),
      ),
    );
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'PASSKEY_NOT_FOUND')) throw error;
    await queryClient.invalidateQueries({ queryKey: PASSKEYS });
  }
}

const show = (list: PasskeyList) => queryClient.setQueryData(PASSKEYS, list);
