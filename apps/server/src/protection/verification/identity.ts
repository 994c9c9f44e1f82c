import type { Identity } from '@touchline/contract';
import type { VerificationType } from '@touchline/contract/verification';
import type { Db } from '../../kernel/index.ts';
import { playerBlocks } from '../limits/enforcement/playerBlocks.ts';
import type { Site } from '../../site/index.ts';
import { findProfile, type ProfileRow, DOCUMENTS, isInReview, isVerified } from '../../accounts/index.ts';
import { depositedEver } from './depositedEver.ts';
import { isCheckType, requiredTypes } from './requiredTypes.ts';
import type { Verifiers } from './verifiers/verifiersFile.ts';

/** Data of a player that decides whether rules of money ask for an identity. */
export interface IdentityNeed {
  readonly isVerified: boolean;
  /** True if an operator or a sum of deposits has asked for the verification. */
  readonly isVerificationRequired: boolean;
  /** Credited deposits of all time, cents of the base currency. */
  readonly deposited: bigint;
}

/**
 * Returns whether a player lacks an identity that rules of money ask for: an operator or a sum of deposits has closed
 * play, or the deposits are above the site's amount for withdrawals.
 */
export function lacksIdentity(
  { isVerified: isKnown, isVerificationRequired, deposited }: IdentityNeed,
  { withdrawals }: Pick<Site, 'withdrawals'>,
): boolean {
  return !isKnown && (isVerificationRequired || deposited > withdrawals.identityAbove);
}

/** Returns what the player's identity waits for: the only place that decides it for the account and the cashier. */
export async function identityOf(
  db: Db,
  {
    site,
    playerId,
    verifiers,
  }: {
    readonly site: Site;
    readonly playerId: bigint;
    readonly verifiers: Pick<Verifiers, 'ofType'>;
  },
): Promise<Identity> {
  const profile = await findProfile(db, playerId);
  return {
    state: stateOf(profile),
    isNeeded: !isVerified(profile) && lacksIdentity(await needOfUnverified(db, playerId), site),
    page: pageOf(requiredTypes(site, profile, verifiers)),
  };
}

async function needOfUnverified(db: Db, playerId: bigint): Promise<IdentityNeed> {
  const { isVerificationRequired } = await playerBlocks(db, playerId);
  return { isVerified: false, isVerificationRequired, deposited: await depositedEver(db, playerId) };
}

function stateOf(profile: ProfileRow | undefined): Identity['state'] {
  if (isVerified(profile)) return 'verified';
  if (profile?.is_document_requested) return 'requested';
  if (isInReview(profile)) return 'inReview';
  return profile?.internal_verification_status === DOCUMENTS.refused ? 'refused' : 'open';
}

/** Verifiers' checks have a page of their own, which also leads to the documents. */
const pageOf = (types: readonly VerificationType[]): Identity['page'] =>
  types.some(isCheckType) ? 'office/verification' : 'office/identification';
