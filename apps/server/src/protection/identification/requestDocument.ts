import type { Trx } from '../../kernel/index.ts';
import { changeProfile, DOCUMENTS } from '../../accounts/index.ts';
import * as store from './identification.store.ts';

/**
 * Asks a player for one more document, with the page of the identification as the place to send it. A verified player
 * stays verified. Nothing changes for a player who hasn't sent any documents yet, or whose documents are under review.
 */
export async function requestDocument(
  trx: Trx,
  playerId: bigint,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<void> {
  const last = await store.lastRequest(trx, playerId);
  if (last?.state !== 'approved') return;
  await store.setDecision(trx, last.id, { state: 'requested', by, at, cause: null, reason: null });
  await changeProfile(trx, playerId, {
    internal_verification_status: DOCUMENTS.none,
    is_document_requested: true,
  });
}
