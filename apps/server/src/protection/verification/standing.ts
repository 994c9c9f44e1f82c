import type { VerificationType } from '@touchline/contract/verification';
import {
  findPlayer,
  changeProfile,
  findProfile,
  DOCUMENTS,
  isVerified,
  NOT_VERIFIED,
  VERIFIED,
} from '../../accounts/index.ts';
import type { Trx } from '../../kernel/index.ts';
import { documentsStanding } from '../identification/documentsStanding.ts';
import { closeUnverified } from '../limits/enforcement/depositChecks.ts';
import { siteById, type Sites } from '../../site/index.ts';
import { latestOf, provedTypesOf, type CheckRow } from './checks.store.ts';
import { requiredTypes } from './requiredTypes.ts';
import type { Verifiers } from './verifiers/verifiersFile.ts';

/** Change of a check or of documents: a proof was given, or ended, or neither. */
export type ProofChange = 'proved' | 'unproved' | 'other';

export interface StandingDeps {
  readonly now: () => Date;
  readonly sites: Pick<Sites, 'all'>;
  readonly verifiers: Pick<Verifiers, 'ofType'>;
}

export interface Standing {
  /**
   * Updates a player's verification from all documents and checks: the only place that decides who is verified. The
   * transaction has locked the player with all accounts. A player who becomes verified may bet and pay at once; one whose
   * proof ends is asked again like those who never were verified, by the sums of deposits.
   */
  update(trx: Trx, playerId: bigint, change: ProofChange): Promise<void>;
}

export function createStanding({ now, sites, verifiers }: StandingDeps): Standing {
  return {
    async update(trx, playerId, change) {
      const { site_id: siteId } = await findPlayer(trx, playerId);
      const site = siteById(sites, siteId);
      const profile = await findProfile(trx, playerId);
      const required = site ? requiredTypes(site, profile, verifiers) : (['document'] as const);
      const checks = await latestOf(trx, playerId);
      const documents = await documentsStanding(trx, playerId);
      const byCheck = await provedTypesOf(trx, playerId);
      const isIdentified = byCheck.has('identity') || documents.isApproved;
      const isProved = required.every((type) => (type === 'address' ? byCheck.has('address') : isIdentified));
      const isFallen = change === 'unproved' && !isProved && isVerified(profile);
      const isAsked = documents.last === 'requested' || checks.some(({ state }) => state === 'documents');
      await changeProfile(trx, playerId, {
        internal_verification_status: internalOf({
          isPending: documents.last === 'pending' || checks.some(({ state }) => state === 'pending'),
          isAsked,
          isRefused:
            (documents.last === 'refused' && !byCheck.has('identity')) ||
            checks.some(({ state, type }) => state === 'refused' && isRequired(required, type)),
          isProved,
        }),
        is_document_requested: isAsked,
        ...(isFallen ? { verification_status: NOT_VERIFIED } : {}),
      });
      if (isFallen && site) await closeUnverified(trx, { playerId, now: now(), safety: site.safety });
      if (isProved && (change === 'proved' || !isVerified(profile))) await open(trx, playerId);
    },
  };
}

/** Returns whether a check is of a required type; documents and an identity check prove the same. */
function isRequired(required: readonly VerificationType[], type: CheckRow['type']): boolean {
  return required.includes(type) || (type === 'identity' && required.includes('document'));
}

function internalOf(state: {
  readonly isPending: boolean;
  readonly isAsked: boolean;
  readonly isRefused: boolean;
  readonly isProved: boolean;
}): number {
  if (state.isPending) return DOCUMENTS.inReview;
  if (state.isAsked) return DOCUMENTS.none;
  if (state.isRefused) return DOCUMENTS.refused;
  return state.isProved ? DOCUMENTS.accepted : DOCUMENTS.none;
}

async function open(trx: Trx, playerId: bigint): Promise<void> {
  await changeProfile(trx, playerId, {
    verification_status: VERIFIED,
    is_verification_asked_at_deposit: false,
    has_identification_bonus: false,
  });
  await trx
    .updateTable('player_blocks')
    .set({ is_verification_required: false })
    .where('player_id', '=', playerId)
    .execute();
}
