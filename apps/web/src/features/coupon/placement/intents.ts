import type { CouponPlacement } from '@touchline/contract';
import { randomId } from '@touchline/contract/randomId';
import * as v from 'valibot';
import { serverNow } from '../../../platform/clock/clock.ts';
import { referral } from '../../../platform/site/referral.ts';
import type { SafeStorage } from '../../../platform/storage/storage.ts';
import type { CouponBet } from '../coupon.types.ts';
import { couponSettings, type CouponSettings } from '../couponSettings.store.ts';

/** A placement as it was sent; stored on the device until its result is known, so that it survives a reload. */
export interface Intent {
  readonly key: string;
  readonly playerId: string;
  readonly body: CouponPlacement;
  /** Server time of the player's request, UTC ms. */
  readonly askedAt: number;
}

/** A selection at the price that the player sees. */
export interface PricedBet {
  readonly bet: Pick<CouponBet, 'gameId' | 'marketId' | 'selectionId' | 'isBanker' | 'blockId'>;
  /** Decimal odds as text. */
  readonly price: string;
}

/** Data of a placement; amounts are wire text. */
export interface Order {
  readonly accountId: string;
  /** Wire id of the type. */
  readonly typeId: number;
  readonly amount: string;
  readonly amountByBlockId?: Readonly<Record<string, string>> | undefined;
  readonly systemValue?: number | undefined;
  readonly hasBonusBet?: boolean | undefined;
  readonly expressId?: string | undefined;
  readonly promoCode?: string | undefined;
  readonly prepaidAmount?: string | undefined;
  readonly isVipBet?: boolean | undefined;
  readonly offerOf?: string | undefined;
  /** Partner that referred the player. */
  readonly refId?: string | undefined;
  readonly coefViewId: number;
  readonly bets: readonly PricedBet[];
}

/** Gives an order of a player a new key. Sending the intent again never places a second bet. */
export function intentOf(playerId: string, order: Order): Intent {
  return {
    key: randomId(),
    playerId,
    askedAt: serverNow(),
    body: bodyOf({ ...order, refId: referral() }, couponSettings),
  };
}

/** Returns a copy without optional fields that are undefined or false. */
function withoutUnset<T extends object>(facts: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  const entries = Object.entries(facts).filter(([, value]) => value !== undefined && value !== false);
  // Cast: only undefined and false values were left out.
  return Object.fromEntries(entries) as { [Key in keyof T]?: Exclude<T[Key], undefined> };
}

/**
 * Converts an order to the request body.
 * @param settings the player's handling of price changes
 */
function bodyOf(
  { accountId, typeId, amount, coefViewId, bets, ...others }: Order,
  {
    changeCoefAction,
    exactCoef,
    isDropOnScoreChange,
  }: Pick<CouponSettings, 'changeCoefAction' | 'exactCoef' | 'isDropOnScoreChange'>,
): CouponPlacement {
  return {
    accountId,
    typeId,
    amount,
    ...withoutUnset(others),
    changeCoefAction,
    exactCoef,
    isDropOnScoreChange,
    coefViewId,
    bets: bets.map(({ bet: { gameId, marketId, selectionId, isBanker, blockId }, price }) => ({
      gameId,
      marketId,
      selectionId,
      coef: price,
      ...withoutUnset({ isBanker, blockId }),
    })),
  };
}

const Amount = v.pipe(v.string(), v.regex(/^\d{1,20}(\.\d{1,8})?$/));

/** A placement as stored until its result is known: all that is sent, so that it can be sent again. */
export const StoredIntent = v.object({
  key: v.string(),
  playerId: v.string(),
  askedAt: v.number(),
  body: v.object({
    accountId: v.string(),
    typeId: v.number(),
    amount: Amount,
    amountByBlockId: v.exactOptional(v.record(v.string(), Amount)),
    systemValue: v.exactOptional(v.number()),
    hasBonusBet: v.exactOptional(v.boolean()),
    expressId: v.exactOptional(v.string()),
    promoCode: v.exactOptional(v.string()),
    prepaidAmount: v.exactOptional(Amount),
    isVipBet: v.exactOptional(v.boolean()),
    offerOf: v.exactOptional(v.string()),
    changeCoefAction: v.picklist([0, 1, 2]),
    exactCoef: v.boolean(),
    isDropOnScoreChange: v.boolean(),
    coefViewId: v.number(),
    bets: v.array(
      v.object({
        gameId: v.number(),
        marketId: v.string(),
        selectionId: v.string(),
        coef: v.string(),
        isBanker: v.exactOptional(v.boolean()),
        blockId: v.exactOptional(v.number()),
      }),
    ),
  }),
});

/** Storage key of pending placements. */
export const PLACEMENTS_KEY = 'placements';
const Stored = v.array(v.array(StoredIntent));

/** Intents that are placed together: one, or those of several singles. */
export type Intents = readonly Intent[];

export interface StoredPlacements {
  /** Stores intents until their result is known. */
  add(intents: Intents): void;
  /** Removes intents whose result is known. */
  remove(intents: Intents): void;
  /** Marks intents so that they are not sent again; their result is requested when the player is back. */
  leave(intents: Intents): void;
  /** Returns what an earlier page left pending for a player; drops other players' intents. */
  of(playerId: string): readonly Intents[];
}

/** Stores pending placements on the device; each window adds and removes only its own. */
export function createStoredPlacements(storage: SafeStorage): StoredPlacements {
  const read = (): readonly Intents[] => storage.read(PLACEMENTS_KEY, Stored) ?? [];
  const isSame = ([one]: Intents, [other]: Intents) => one?.key === other?.key;
  const write = (stored: readonly Intents[]) =>
    stored.length === 0 ? storage.remove(PLACEMENTS_KEY) : void storage.write(PLACEMENTS_KEY, stored);
  // Replaces in place: an identical value is no change, so other windows get no event.
  const put = (intents: Intents) => {
    const stored = read();
    const isThere = stored.some((one) => isSame(one, intents));
    write(isThere ? stored.map((one) => (isSame(one, intents) ? intents : one)) : [...stored, intents]);
  };
  return {
    add: put,
    remove: (intents) => write(read().filter((one) => !isSame(one, intents))),
    leave: (intents) => put(intents.map((intent) => ({ ...intent, askedAt: 0 }))),
    of(playerId) {
      const own = read().filter((intents) => intents.every((intent) => intent.playerId === playerId));
      write(own);
      return own;
    },
  };
}
