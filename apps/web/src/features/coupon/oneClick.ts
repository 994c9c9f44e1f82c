import * as v from 'valibot';
import { ApiError } from '../../platform/api/apiError.ts';
import type { SafeStorage } from '../../platform/storage/storage.ts';
import type { CouponBet, Intent } from './coupon.types.ts';
import { createFollower, refusedRequest, type First, type FollowParts } from './follow.ts';
import { KeptBet } from './coupon.state.ts';
import { KeptIntent } from './keptIntent.ts';
import type { OnePlacement } from './placement.types.ts';

const KEY = 'oneClick';
const Kept = v.array(v.object({ bet: KeptBet, intent: KeptIntent }));

export interface OneClickParts extends FollowParts {
  readonly storage: SafeStorage;
  /** `draft` when nothing became of it. */
  show(bet: CouponBet, placement: OnePlacement): void;
}

export interface OneClick {
  /** Places a single, apart from the coupon. A selection that is on its way is not placed twice. */
  place(bet: CouponBet, intent: Intent): Promise<void>;
  /** Takes up what a closed or reloaded page left on its way, for the player who is signed in. */
  resume(playerId: string): Promise<void>;
}

/** Bets at one touch: several may be on their way, each with its key on the device until its end is known. */
export function createOneClick({ storage, show, ...parts }: OneClickParts): OneClick {
  const follower = createFollower(parts);
  const onTheirWay = new Set<string>();
  const read = () => storage.read(KEY, Kept) ?? [];

  async function run(bet: CouponBet, intent: Intent, first: First): Promise<void> {
    onTheirWay.add(bet.selectionId);
    const tell = (placement: OnePlacement) => show(bet, placement);
    try {
      await follower.follow(intent, tell, first);
    } catch (error) {
      tell(error instanceof ApiError ? refusedRequest(error) : { state: 'draft' });
      if (!(error instanceof ApiError)) throw error;
    } finally {
      storage.write(
        KEY,
        read().filter((kept) => kept.intent.key !== intent.key),
      );
      onTheirWay.delete(bet.selectionId);
    }
  }

  return {
    async place(bet, intent) {
      if (onTheirWay.has(bet.selectionId)) return;
      storage.write(KEY, [...read(), { bet, intent }]);
      await run(bet, intent, () => follower.send(intent, (placement) => show(bet, placement)));
    },
    async resume(playerId) {
      const kept = read();
      const own = kept.filter(({ intent }) => intent.playerId === playerId);
      storage.write(KEY, own);
      const waiting = own.filter(({ bet }) => !onTheirWay.has(bet.selectionId));
      await Promise.all(waiting.map(({ bet, intent }) => run(bet, intent, () => Promise.resolve(undefined))));
    },
  };
}
