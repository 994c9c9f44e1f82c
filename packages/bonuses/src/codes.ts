/** Results of checking a promo code. */
export const codeStates = ['usable', 'used', 'expired', 'notYet', 'exhausted', 'needs'] as const;
export type CodeState = (typeof codeStates)[number];

/** Conditions that a player must meet before a code can be used. */
export const codeNeeds = ['new', 'verified', 'deposit'] as const;
export type CodeNeed = (typeof codeNeeds)[number];

const CODE = /^[A-Z0-9]{4,32}$/;

/** Returns a code as it is stored: trimmed, in capital letters; undefined if no code can have the text. */
export function normalCode(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  return CODE.test(code) ? code : undefined;
}

/** Letters and digits of random codes, without those that are easily confused. */
export const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Length of the random part of a code. */
export const RANDOM_CODE_LENGTH = 10;

/** A code with its uses. */
export interface CodeUse {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly maxUses: number | undefined;
  readonly uses: number;
  readonly perPlayer: number;
  /** Uses by the player. */
  readonly ownUses: number;
  /** Remaining budget in minor units; undefined if it is unlimited. */
  readonly budgetLeft: bigint | undefined;
  /** Amount of the next grant, minor units; 0 if it isn't known before a deposit. */
  readonly amount: bigint;
  /** Conditions that the player doesn't meet. */
  readonly missing: readonly CodeNeed[];
}

/** Returns the state of a code for a player. A player who has used it isn't told that it ran out. */
export function codeStateOf(code: CodeUse, now: Date): CodeState {
  if (code.ownUses >= code.perPlayer) return 'used';
  if (code.from !== undefined && now < code.from) return 'notYet';
  if (code.to !== undefined && now >= code.to) return 'expired';
  if (code.maxUses !== undefined && code.uses >= code.maxUses) return 'exhausted';
  if (code.budgetLeft !== undefined && (code.budgetLeft <= 0n || code.budgetLeft < code.amount))
    return 'exhausted';
  return code.missing.length > 0 ? 'needs' : 'usable';
}
