import type { Db } from '../../../kernel/index.ts';
import { playerBlocks, depositedEver } from '../../../protection/index.ts';
import { findProfile, isVerified } from '../../../accounts/index.ts';

/** Data of a player that the rules of withdrawals use. */
export interface PlayerStanding {
  readonly isVerified: boolean;
  /** True if an operator has asked for the verification. */
  readonly isVerificationRequired: boolean;
  readonly isBanned: boolean;
  readonly isFrozen: boolean;
  /** True if an operator has marked the player for abuse. */
  readonly isMarked: boolean;
  /** Credited deposits of all time, cents of the base currency. */
  readonly deposited: bigint;
  readonly passwordChangedAt: Date | null;
  /** Name and surname; empty if they aren't known. */
  readonly name: string;
  /** Addresses for one-time codes, the strongest first. */
  readonly phone: string | null;
  readonly email: string | null;
}

export async function playerStanding(db: Db, playerId: bigint): Promise<PlayerStanding> {
  const blocks = await playerBlocks(db, playerId);
  const profile = await findProfile(db, playerId);
  const player = await db
    .selectFrom('players')
    .select(['phone', 'email', 'password_changed_at'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  return {
    isVerified: isVerified(profile),
    isVerificationRequired: blocks.isVerificationRequired,
    isBanned: blocks.banLevel > 0 || blocks.blockReason !== null,
    isFrozen: blocks.isFrozen,
    isMarked: blocks.isMarked,
    deposited: await depositedEver(db, playerId),
    passwordChangedAt: player.password_changed_at,
    name: [profile?.name, profile?.surname].filter(Boolean).join(' '),
    phone: player.phone,
    email: player.email,
  };
}
