import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query';
import type { AnswerOf, Calls, PlayerMessage } from '@touchline/contract';
import { answer, playerApi } from '../../platform/api/api.ts';
import { ApiError } from '../../platform/api/apiError.ts';
import { queryClient } from '../../platform/api/queryClient.ts';
import { setUnread } from './unread.store.ts';

// Keys that begin with `player` are cleared when the player changes; notices request those of messages again.
const MESSAGES = ['player', 'messages'] as const;

type Page = AnswerOf<Calls['messages']>;
export type MessageFilter = 'all' | 'unread';

async function messagesPage(
  lng: string,
  filter: MessageFilter,
  before: string | undefined,
  signal: AbortSignal,
): Promise<Page> {
  const page = await answer(
    playerApi.GET('/web-api/messages', {
      params: {
        query: {
          lng,
          ...(filter === 'unread' ? { filter } : {}),
          ...(before === undefined ? {} : { before }),
        },
      },
      signal,
    }),
  );
  setUnread(page.unread);
  return page;
}

/**
 * The player's messages, newest first, page by page.
 * @param lng language segment of the page
 */
export function messagesQuery(lng: string, filter: MessageFilter) {
  return infiniteQueryOptions({
    queryKey: [...MESSAGES, 'list', lng, filter],
    queryFn: ({ pageParam, signal }) => messagesPage(lng, filter, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

/** All messages of the loaded pages. */
export function loadedMessages(data: InfiniteData<Page> | undefined): readonly PlayerMessage[] {
  return data?.pages.flatMap(({ messages }) => messages) ?? [];
}

/**
 * One message.
 * @param lng language segment of the page
 */
export function messageQuery(lng: string, messageId: string) {
  return queryOptions({
    queryKey: [...MESSAGES, 'one', lng, messageId],
    queryFn: async ({ signal }) => {
      const { message } = await answer(
        playerApi.GET('/web-api/messages/{messageId}', {
          params: { path: { messageId }, query: { lng } },
          signal,
        }),
      );
      return message;
    },
  });
}

/** Requests the lists of messages again. The text of a message never changes, and a deleted one must not be requested. */
export function refreshMessages(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [...MESSAGES, 'list'] });
}

/** Requests the number of unread messages. A failure leaves the previous one. */
export async function refreshUnread(): Promise<void> {
  try {
    const { unread } = await answer(playerApi.GET('/web-api/messages/unread', { cache: 'no-store' }));
    setUnread(unread);
  } catch {
    // The session may have ended meanwhile; the next notice asks again.
  }
}

/** Makes a change, stores the number of unread messages after it, and requests the lists again. */
async function change(asked: () => Promise<{ readonly unread: number }>): Promise<void> {
  const { unread } = await asked();
  setUnread(unread);
  await refreshMessages();
}

const of = (messageId: string) => ({ params: { path: { messageId } } });

/** Marks a message as read. A failure only leaves the mark. */
export function markMessageRead(messageId: string): Promise<void> {
  return change(() => answer(playerApi.POST('/web-api/messages/{messageId}/read', of(messageId))));
}

/**
 * Marks all messages up to one as read.
 * @throws ApiError
 */
export function markAllMessagesRead(latest: string): Promise<void> {
  return change(() => answer(playerApi.POST('/web-api/messages/read-all', { body: { latest } })));
}

/**
 * Deletes messages. Those that another device has deleted count as deleted.
 * @throws ApiError
 */
export function deleteMessages(ids: readonly string[]): Promise<void> {
  return change(async () => {
    await Promise.all(ids.map(deleteOne));
    return answer(playerApi.GET('/web-api/messages/unread', { cache: 'no-store' }));
  });
}

async function deleteOne(id: string): Promise<void> {
  try {
    await answer(playerApi.DELETE('/web-api/messages/{messageId}', of(id)));
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

/**
 * Takes the deletion of messages back.
 * @throws ApiError
 */
export function restoreMessages(ids: readonly string[]): Promise<void> {
  return change(async () => {
    await Promise.all(
      ids.map((id) => answer(playerApi.POST('/web-api/messages/{messageId}/restore', of(id)))),
    );
    return answer(playerApi.GET('/web-api/messages/unread', { cache: 'no-store' }));
  });
}
