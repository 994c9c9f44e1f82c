import type { RequestState } from '@touchline/contract/operators';
import type { Db } from '../../kernel/index.ts';
import { hasApproval, lastRequest } from './identification.store.ts';

/** State of the documents that a player has submitted to operators. */
export interface DocumentsStanding {
  /** State of the last submission; undefined without one. */
  readonly last: RequestState | undefined;
  /** True if operators have ever approved documents of the player. */
  readonly isApproved: boolean;
}

export async function documentsStanding(db: Db, playerId: bigint): Promise<DocumentsStanding> {
  const request = await lastRequest(db, playerId);
  return { last: request?.state, isApproved: await hasApproval(db, playerId) };
}
