import type {
  AnswerOf,
  Calls,
  DocumentFile,
  DocumentKind,
  Identification,
  IdentityData,
} from '@touchline/contract';
import { queryOptions } from '@tanstack/react-query';
import { answer, playerApi } from '../../platform/api/api.ts';
import { queryClient } from '../../platform/api/queryClient.ts';

// What begins with `player` is forgotten when the player changes.
const KEY = ['player', 'identification'] as const;
/** Somebody may be looking at it now. */
const ASK_AGAIN = 30_000;
/** Longer names of files are cut. */
const LONGEST_NAME = 120;

/** How far the player's identification is; asked for again while an operator looks at it. */
export const identificationQuery = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal }) => answer(playerApi.GET('/web-api/user/identification', { signal })),
  refetchInterval: ({ state }) => (state.data?.state === 'pending' ? ASK_AGAIN : false),
});

const changeDocuments = (change: (documents: DocumentFile[]) => DocumentFile[]) =>
  queryClient.setQueryData<Identification>(KEY, (now) => now && { ...now, documents: change(now.documents) });

/** Sends a file. @throws ApiError: 409 nothing can be sent now, 413 too large, 415 another kind, 422 too many */
export async function uploadDocument(kind: DocumentKind, file: File): Promise<void> {
  const name = file.name.slice(0, LONGEST_NAME) || kind;
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

/** Takes a file back that was not handed in. @throws ApiError */
export async function removeDocument(documentId: string): Promise<void> {
  await answer(
    playerApi.DELETE('/web-api/user/identification/documents/{documentId}', {
      params: { path: { documentId } },
    }),
  );
  changeDocuments((documents) => documents.filter(({ id }) => id !== documentId));
}

/** Hands everything to an operator. @throws ApiError: 400 names the field, 409, 422 a file is missing */
export async function submitIdentification(
  data: IdentityData | undefined,
): Promise<AnswerOf<Calls['submitIdentification']>> {
  const body = data === undefined ? {} : { data };
  const now = await answer(playerApi.POST('/web-api/user/identification', { body }));
  queryClient.setQueryData<Identification>(KEY, now);
  return now;
}
