/** What a coupon is to its player, as far as these clients look. */
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

/** What players do with coupons that were accepted. */
export type Action = 'sale' | 'insurance' | 'powerBet';

/** What the player wanted once: one key, one coupon. */
export interface Intent {
  readonly key: string;
  readonly accountId: string;
  readonly body: object;
}

interface Known {
  readonly intent: Intent;
  /** What the platform answered first. */
  readonly coupon: Coupon;
}

/** Everything the clients asked for and were told, and every rule that an answer broke. */
export interface Journal {
  readonly intents: ReadonlyMap<string, Intent>;
  readonly known: ReadonlyMap<string, Known>;
  /** Money that came on each account, minor units. */
  readonly credited: ReadonlyMap<string, bigint>;
  /** How long each intent took until its answer was known, ms; `isClean` when its first attempt was answered. */
  readonly took: { readonly ms: number; readonly isClean: boolean }[];
  /** How often each status was answered. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Actions that were answered with the coupon, and those that were refused, by key. */
  readonly actions: ReadonlyMap<string, { readonly action: Action; readonly isDone: boolean }>;
  readonly broken: string[];
  acted(key: string, action: Action): void;
  refusedAction(key: string, action: Action): void;
  asked(intent: Intent): void;
  told(intent: Intent, coupon: Coupon): void;
  credit(accountId: string, minor: bigint): void;
  answered(status: number): void;
}

/** What never changes of a coupon, however often it is asked for. */
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
