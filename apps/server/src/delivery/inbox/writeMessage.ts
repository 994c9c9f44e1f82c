import type { Trx } from '../../kernel/index.ts';
import type { PlatformSubject } from './messageFacts.ts';

/** A message of the platform to a player. */
export interface PlatformMessage {
  readonly playerId: bigint;
  /** The event that it is written for, such as `bet-won:12`; another message for the same cause is ignored. */
  readonly cause: string;
  readonly subject: PlatformSubject;
  readonly at: Date;
}

/** Writes a message in the transaction of its cause. A job announces it to the player's open pages. */
export async function writeMessage(
  trx: Trx,
  { playerId, cause, subject, at }: PlatformMessage,
): Promise<void> {
  const { kind, ...facts } = subject;
  await trx
    .insertInto('player_messages')
    .values({
      player_id: playerId,
      kind,
      facts: JSON.stringify(facts),
      sent_id: null,
      cause,
      at,
      expires_at: null,
    })
    .onConflict((conflict) => conflict.columns(['player_id', 'cause']).doNothing())
    .execute();
}
