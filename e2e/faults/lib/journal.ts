/** The fields of a player's coupon that these clients use. */
export interface Coupon {
  readonly id: string;
  readonly state: string;
  readonly typeId: number;
  readonly accountId: string;
  readonly amount: string;
  readonly placedAt: number;
  readonly bets: readonly { readonly selectionId: string }[];
  readonly refusal?: {
    readonly code: string;
    readonly legs: readonly { readonly selectionId: string; readonly coef?: string }[];
  };
}

/** Actions of players on accepted coupons. */
export type Action = 'sale' | 'insurance' | 'powerBet';

/** One intended placement: one key, one coupon. */
export interface Intent {
  readonly key: string;
  readonly accountId: string;
  readonly body: object;
}

interface Known {
  readonly intent: Intent;
  /** First answer of the platform. */
  readonly coupon: Coupon;
}

/** Records all requests and answers of the clients, and every rule that an answer broke. */
export interface Journal {
  readonly intents: ReadonlyMap<string, Intent>;
  readonly known: ReadonlyMap<string, Known>;
  /** Money credited to each account, minor units. */
  readonly credited: ReadonlyMap<string, bigint>;
  /** Time of each intent until its answer was known, ms; `isClean` when its first attempt was answered. */
  readonly took: { readonly ms: number; readonly isClean: boolean }[];
  /** Number of answers by status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Answered actions by key; `isDone` when the answer was the coupon and not a refusal. */
  readonly actions: ReadonlyMap<string, { readonly action: Action; readonly isDone: boolean }>;
  readonly broken: string[];
  acted(key: string, action: Action): void;
  refusedAction(key: string, action: Action): void;
  asked(intent: Intent): void;
  told(intent: Intent, coupon: Coupon): void;
  credit(accountId: string, minor: bigint): void;
  answered(status: number): void;
}

/** The immutable fields of a coupon, which must be equal in every answer. */
function fixed({ id, typeId, accountId, amount, placedAt, bets }: Coupon): string {
  return JSON.stringify([
    id,
    typeId,
    accountId,
    amount,
    placedAt,
    bets.map(({ selectionId }) => selectionId),
  ]);
}

export function createJournal(): Journal {
  const intents = new Map<string, Intent>();
  const known = new Map<string, Known>();
  const credited = new Map<string, bigint>();
  const statuses = new Map<number, number>();
  const actions = new Map<string, { action: Action; isDone: boolean }>();
  const broken: string[] = [];
  return {
    intents,
    known,
    credited,
    statuses,
    actions,
    broken,
    took: [],
    acted: (key, action) => void actions.set(key, { action, isDone: true }),
    refusedAction: (key, action) => void actions.set(key, { action, isDone: false }),
    asked(intent) {
      intents.set(intent.key, intent);
    },
    told(intent, coupon) {
      const before = known.get(intent.key);
      if (!before) known.set(intent.key, { intent, coupon });
      else if (fixed(before.coupon) !== fixed(coupon)) {
        broken.push(
          `The key ${intent.key} was answered with two coupons, ${before.coupon.id} and ${coupon.id}.`,
        );
      }
    },
    credit(accountId, minor) {
      credited.set(accountId, (credited.get(accountId) ?? 0n) + minor);
    },
    answered(status) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    },
  };
}
