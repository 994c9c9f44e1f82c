import { toWire } from '@touchline/betting';
import { type Trx, seconds } from '../../../kernel/index.ts';
import { writeMessage } from '../../../delivery/index.ts';
import { measureOf, type LimitType } from '../rules/limitTypes.ts';

/** A limit that takes effect. */
export interface MessagedLimit {
  readonly type: LimitType;
  /** In the unit of its type: minor units, hours, minutes, days. */
  readonly value: bigint;
  readonly iso: string | null;
  /** Breaks only. */
  readonly endsAt: Date | null;
}

/** Writes the message about a limit that is in force from now on. */
export function messageLimit(
  trx: Trx,
  playerId: bigint,
  { type, value, iso, endsAt }: MessagedLimit,
  at: Date,
): Promise<void> {
  return writeMessage(trx, {
    playerId,
    cause: causeOf(type, at),
    subject: {
      kind: 'limit-set',
      limitType: type,
      measure: measureOf(type),
      limitValue: iso === null ? String(value) : toWire(value, iso),
      iso,
      until: endsAt && seconds(endsAt),
    },
    at,
  });
}

/** Writes the message about a limit that isn't in force any more at its player's request. */
export function messageRemovedLimit(trx: Trx, playerId: bigint, type: LimitType, at: Date): Promise<void> {
  return writeMessage(trx, {
    playerId,
    cause: causeOf(type, at),
    subject: { kind: 'limit-removed', limitType: type },
    at,
  });
}

const causeOf = (type: LimitType, at: Date): string => `limit:${type}:${at.getTime()}`;
