import type {
  AnswerOf,
  Calls,
  DocumentFile,
  DocumentKind,
  Identification,
  IdentityData,
} from '@touchline/contract';
import { visibleText } from '@touchline/contract/enteredTexts';
import { queryOptions } from '@tanstack/react-query';
import { answer, playerApi } from '../../platform/api/api.ts';
import { queryClient } from '../../platform/api/queryClient.ts';

// Keys that begin with `player` are cleared when the player changes.
const KEY = ['player', 'identification'] as const;
/** Polling interval while an operator may be reviewing, ms. */
const ASK_AGAIN = 30_000;
/** Maximum length of a file name; longer ones are cut, without half of a character at the end. */
const LONGEST_NAME = 120;

/** State of the player's identification; polled while an operator reviews it. */
export const identificationQuery = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal }) => answer(playerApi.GET('/web-api/user/identification', { signal })),
  refetchInterval: ({ state }) => (state.data?.state === 'pending' ? ASK_AGAIN : false),
});

/** Requests the state of the identification again. */
export const refreshIdentification = (): Promise<void> => queryClient.invalidateQueries({ queryKey: KEY });

const changeDocuments = (change: (documents: DocumentFile[]) => DocumentFile[]) =>
  queryClient.setQueryData<Identification>(KEY, (now) => now && { ...now, documents: change(now.documents) });

/**
 * Uploads a file.
 * @throws ApiError: 409 nothing can be sent now, 413 too large, 415 unsupported type, 422 too many
 */
export async function uploadDocument(kind: DocumentKind, file: File): Promise<void> {
  const name = visibleText(file.name.slice(0, LONGEST_NAME)).trim() || kind;
  const sent = await answer(
    playerApi.POST('/web-api/user/identification/documents', {
      params: { query: { kind, name } },
      body: file,
      bodySerializer: (body: Blob) => body,
      headers: { 'content-type': 'application/octet-stream' },
    }),
  );
  changeDocuments((documents) => [...documents, sent]);
}

/**
 * Removes a file that was not submitted yet.
 * @throws ApiError
 */
export async function removeDocument(documentId: string): Promise<void> {
  await answer(
    playerApi.DELETE('/web-api/user/identification/documents/{documentId}', {
      params: { path: { documentId } },
    }),
  );
  changeDocuments((documents) => documents.filter(({ id }) => id !== documentId));
}

/**
 * Submits everything to an operator.
 * @throws ApiError: 400 names the field, 409, 422 a file is missing
 */
export async function submitIdentification(
  data: IdentityData | undefined,
): Promise<AnswerOf<Calls['submitIdentification']>> {
  const body = data === undefined ? {} : { data };
  const now = await answer(playerApi.POST('/web-api/user/identification', { body }));
  queryClient.setQueryData<Identification>(KEY, now);
  return now;
}
