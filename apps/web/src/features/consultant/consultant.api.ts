import type { BodyOf, Calls, ConsultantFile } from '@touchline/contract';
import type { ConsultantTopic } from '@touchline/contract/consultant';
import { visibleText } from '@touchline/contract/enteredTexts';
import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query';
import { answer, playerApi } from '../../platform/api/api.ts';
import { queryClient } from '../../platform/api/queryClient.ts';

// Keys that begin with `player` are cleared when the player changes; notices request those of requests again.
const REQUESTS = ['player', 'requests'] as const;
/** Maximum length of a file name; longer ones are cut. */
const LONGEST_NAME = 120;

/** The player's requests to the payment consultant, and how many new ones are possible. */
export const consultantRequestsQuery = queryOptions({
  queryKey: [...REQUESTS, 'list'],
  queryFn: ({ signal }) => answer(playerApi.GET('/web-api/payment-requests', { signal })),
});

/** One request with its messages. */
export function consultantRequestQuery(requestId: string) {
  return queryOptions({
    queryKey: [...REQUESTS, 'one', requestId],
    queryFn: async ({ signal }) => {
      const { request } = await answer(
        playerApi.GET('/web-api/payment-requests/{requestId}', { params: { path: { requestId } }, signal }),
      );
      return request;
    },
  });
}

const paymentsPage = (topic: ConsultantTopic, before: string | undefined, signal: AbortSignal) =>
  answer(
    playerApi.GET('/web-api/payment-requests/payments', {
      params: { query: { topic, ...(before === undefined ? {} : { before }) } },
      signal,
    }),
  );
type PaymentsPage = Awaited<ReturnType<typeof paymentsPage>>;

/** Payments that a topic can be about, newest first, page by page. */
export function consultantPaymentsQuery(topic: ConsultantTopic) {
  return infiniteQueryOptions({
    queryKey: [...REQUESTS, 'payments', topic],
    queryFn: ({ pageParam, signal }) => paymentsPage(topic, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

/** All payments of the loaded pages. */
export function paymentsToAsk(data: InfiniteData<PaymentsPage> | undefined): PaymentsPage['payments'] {
  return data?.pages.flatMap(({ payments }) => payments) ?? [];
}

/** Requests the data of all views of requests again. */
export function refreshRequests(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: REQUESTS });
}

/**
 * Makes a request.
 * @param key idempotency key: one value per intent, repeated by every attempt
 * @returns its id
 * @throws ApiError
 */
export async function createConsultantRequest(
  body: BodyOf<Calls['createConsultantRequest']>,
  key: string,
): Promise<string> {
  const { requestId } = await answer(
    playerApi.POST('/web-api/payment-requests', { params: { header: { 'idempotency-key': key } }, body }),
  );
  await refreshRequests();
  return requestId;
}

/**
 * Writes in a request.
 * @param key as in `createConsultantRequest`
 * @throws ApiError: 409 once it has been closed for too long
 */
export async function replyToConsultant(
  requestId: string,
  body: BodyOf<Calls['replyToConsultant']>,
  key: string,
): Promise<void> {
  await answer(
    playerApi.POST('/web-api/payment-requests/{requestId}/messages', {
      params: { path: { requestId }, header: { 'idempotency-key': key } },
      body,
    }),
  );
  await refreshRequests();
}

/** Marks the answers of a request as read. A failure only leaves the mark. */
export async function markRequestRead(requestId: string): Promise<void> {
  await playerApi.POST('/web-api/payment-requests/{requestId}/read', { params: { path: { requestId } } });
  await queryClient.invalidateQueries({ queryKey: consultantRequestsQuery.queryKey });
}

/**
 * Uploads a file for the next message.
 * @throws ApiError: 413 too large, 415 unsupported type, 422 too many
 */
export function uploadConsultantFile(file: File): Promise<ConsultantFile> {
  const name = visibleText(file.name.slice(0, LONGEST_NAME)).trim() || 'file';
  return answer(
    playerApi.POST('/web-api/payment-request-files', {
      params: { query: { name } },
      body: file,
      bodySerializer: (body: Blob) => body,
      headers: { 'content-type': 'application/octet-stream' },
    }),
  );
}

/** Removes a file that wasn't sent yet; one that can't be removed is deleted by the server after a day. */
export async function removeConsultantFile(fileId: string): Promise<void> {
  await playerApi.DELETE('/web-api/payment-request-files/{fileId}', { params: { path: { fileId } } });
}
