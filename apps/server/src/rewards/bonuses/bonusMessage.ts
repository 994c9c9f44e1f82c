import { toWire } from '@touchline/betting';
import type { BonusMessageKind } from '@touchline/contract/messages';
import { type Trx, seconds } from '../../kernel/index.ts';
import { writeMessage } from '../../delivery/index.ts';

/** A bonus that a message is about. */
export interface MessagedBonus {
  readonly id: bigint;
  readonly player_id: bigint;
  /** Minor units. */
  readonly amount: bigint;
  readonly iso: string;
  readonly expires_at: Date;
}

/** Writes the message about a bonus that was given, or whose time ends soon: one of each for a bonus. */
export function messageBonus(
  trx: Trx,
  kind: BonusMessageKind,
  { id, player_id: playerId, amount, iso, expires_at: expiresAt }: MessagedBonus,
  at: Date,
): Promise<void> {
  return writeMessage(trx, {
    playerId,
    cause: `${kind}:${id}`,
    subject: { kind, bonusId: String(id), amount: toWire(amount, iso), iso, until: seconds(expiresAt) },
    at,
  });
}
