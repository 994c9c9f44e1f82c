import { ApiError } from '../../platform/api/apiError.ts';
import type { SafeStorage } from '../../platform/storage/storage.ts';
import type { PlacedCoupon } from './coupon.api.ts';
import type { Intent } from './coupon.types.ts';
import {
  answerOr,
  createFollower,
  refusedRequest,
  type First,
  type Followed,
  type FollowParts,
} from './follow.ts';
import { createKeptPlacements, type Intents } from './keptPlacements.ts';
import type { OnePlacement, Placement, SinglePlacement } from './placement.types.ts';

export interface PlacementParts extends FollowParts {
  /** Sends singles together. @returns the coupon of each key; none of a key that was refused as a request */
  sendSingles(intents: readonly Intent[]): Promise<ReadonlyMap<string, PlacedCoupon>>;
  readonly storage: SafeStorage;
  show(placement: Placement): void;
  /** The server refused the request itself for a reason that the coupon has no words for. */
  failed(error: ApiError): void;
}

export interface Placing {
  /** Places an intent of the player; resolves when its end is known. Does nothing while another is on its way. */
  place(intent: Intent): Promise<void>;
  /** Places singles, each an intent of its own; resolves when the end of each is known. */
  placeSingles(intents: readonly Intent[]): Promise<void>;
  /** Takes up what a closed or reloaded page left on its way, for the player who is signed in. */
  resume(playerId: string): Promise<void>;
}

/** The selection that a single is about. */
const selectionOf = ({ body }: Intent): string => body.bets[0]?.selectionId ?? '';

/** Brings what the player places to its end: each key is stored before anything is sent. */
export function createPlacing({ storage, show, failed, ...parts }: PlacementParts): Placing {
  const follower = createFollower(parts);
  const kept = createKeptPlacements(storage);
  let isOnItsWay = false;

  /** The bet can't be missing or doubled from here on: its key is on the device until its end is known. */
  async function run(intents: Intents, work: () => Promise<Followed>): Promise<void> {
    if (isOnItsWay) return;
    isOnItsWay = true;
    kept.add(intents);
    try {
      if ((await work()) === 'ended') kept.remove(intents);
      else {
        kept.leave(intents);
        show({ state: 'draft' });
      }
    } catch (error) {
      if (!(error instanceof ApiError)) {
        kept.leave(intents);
        show({ state: 'draft' });
        throw error;
      }
      kept.remove(intents);
      const stands = refusedRequest(error);
      show(stands);
      if (stands.state === 'draft') failed(error);
    } finally {
      isOnItsWay = false;
    }
  }

  /** Follows singles beside each other. @param first how each begins */
  async function followSingles(intents: Intents, first: (intent: Intent) => First): Promise<Followed> {
    const standing = new Map<string, OnePlacement>();
    const tell = (intent: Intent, placement: OnePlacement) => {
      standing.set(selectionOf(intent), placement);
      if (standing.size === intents.length) show({ state: 'singles', results: resultsOf(standing) });
    };
    const one = async (intent: Intent): Promise<Followed> => {
      try {
        return await follower.follow(intent, (placement) => tell(intent, placement), first(intent));
      } catch (error) {
        tell(intent, error instanceof ApiError ? refusedRequest(error) : { state: 'draft' });
        if (!(error instanceof ApiError)) throw error;
        return 'ended';
      }
    };
    for (const intent of intents) tell(intent, { state: 'submitting', intent });
    const ends = await Promise.all(intents.map(one));
    return ends.includes('left') ? 'left' : 'ended';
  }

  return {
    place: (intent) => run([intent], () => follower.follow(intent, show, () => follower.send(intent, show))),
    placeSingles: (intents) =>
      run(intents, async () => {
        show({ state: 'singles', results: intents.map(submitted) });
        const sent = await answerOr(parts.sendSingles(intents));
        // One without a coupon is asked for by its key, and sent alone when the server never had it.
        return followSingles(
          intents,
          ({ key }) =>
            () =>
              Promise.resolve(sent?.get(key)),
        );
      }),
    async resume(playerId) {
      if (isOnItsWay) return;
      const lost = () => Promise.resolve(undefined);
      for (const intents of kept.of(playerId)) {
        const [only] = intents;
        const isOne = only !== undefined && intents.length === 1;
        // The coupon shows one after the other.
        await run(intents, () =>
          isOne ? follower.follow(only, show, lost) : followSingles(intents, () => lost),
        );
      }
    },
  };
}

const submitted = (intent: Intent): SinglePlacement => ({
  selectionId: selectionOf(intent),
  placement: { state: 'submitting', intent },
});

function resultsOf(standing: ReadonlyMap<string, OnePlacement>): readonly SinglePlacement[] {
  return [...standing].map(([selectionId, placement]) => ({ selectionId, placement }));
}
