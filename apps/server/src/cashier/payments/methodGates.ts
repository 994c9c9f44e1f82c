import { unmetNeed, type NeedFacts, type UnmetNeed } from '@touchline/cashier';
import { type Db, ProblemError } from '../../kernel/index.ts';
import { playerData, rulesOf } from '../../protection/index.ts';
import type { Site } from '../../site/index.ts';
import { findProfile, isVerified } from '../../accounts/index.ts';
import { activePauses } from './methodPauses.ts';
import type { MethodEntry } from './providers/providersFile.ts';

/** Why a player can't use a method now; `until` is when that ends by itself. */
export type MethodGate = UnmetNeed | { readonly code: 'METHOD_PAUSED'; readonly until: Date };

/** Data of a player by which methods are open. */
export interface GateFacts extends NeedFacts {
  /** Ends of pauses by family. */
  readonly pauses: ReadonlyMap<string, Date>;
}

export async function gateFacts(db: Db, playerId: bigint, now: Date): Promise<GateFacts> {
  const player = await db
    .selectFrom('players')
    .select(['phone', 'email', 'registered_at'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  const pauses = await activePauses(db, playerId, now);
  return {
    isVerified: isVerified(await findProfile(db, playerId)),
    hasPhone: player.phone !== null,
    hasEmail: player.email !== null,
    registeredAt: player.registered_at,
    now,
    pauses: new Map(pauses.map(({ family, ends_at: end }) => [family, end])),
  };
}

/** Returns why a player can't pay in by a method now; undefined if nothing keeps the player from it. */
export function depositGate({ family, needs = {} }: MethodEntry, facts: GateFacts): MethodGate | undefined {
  const until = facts.pauses.get(family);
  return until ? { code: 'METHOD_PAUSED', until } : unmetNeed(needs, facts);
}

/**
 * Returns why a player can't be paid out by a method now. What was paid in goes back to its source whatever the method
 * needs.
 * @param isSource true if the destination was paid in from
 */
export const payoutGate = (
  { needs = {} }: MethodEntry,
  facts: NeedFacts,
  isSource: boolean,
): MethodGate | undefined => unmetNeed(needs, facts, isSource);

const MESSAGES: Readonly<Record<MethodGate['code'], string>> = {
  METHOD_PAUSED: 'This way to pay is paused after several declined payments or cards: use another one',
  VERIFICATION_REQUIRED: 'This way to pay is for verified players: verify your account first.',
  PHONE_NEEDED: 'This way to pay needs a confirmed phone: add one in the security settings first.',
  EMAIL_NEEDED: 'This way to pay needs an e-mail address: add one in the security settings first.',
  DEPOSIT_NEEDED: 'By this way money only goes back to what you have paid in from: choose another one.',
  ACCOUNT_TOO_NEW: 'This way to pay isn’t open to new accounts yet: use another one',
};

/** Returns the refusal of a request by a method that isn't open to its player. */
export function gateRefusal(gate: MethodGate): ProblemError {
  const message = MESSAGES[gate.code];
  if (!('until' in gate)) return new ProblemError(403, gate.code, message);
  const { code, until } = gate;
  return new ProblemError(403, code, `${message}, or wait until ${until.toISOString()}.`, undefined, {
    until,
  });
}

/** Returns whether the law of a player's country forbids payments by credit card. */
export async function forbidsCredit(
  db: Db,
  playerId: bigint,
  { safety }: Pick<Site, 'safety'>,
): Promise<boolean> {
  const { country } = await playerData(db, playerId);
  return rulesOf(safety, country ?? undefined).forbidsCredit;
}
