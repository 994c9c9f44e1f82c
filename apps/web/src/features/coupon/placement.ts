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
  /**
   * Sends singles in one request.
   * @returns the coupon of each key; none for a key whose request was refused
   */
  sendSingles(intents: readonly Intent[]): Promise<ReadonlyMap<string, PlacedCoupon>>;
  readonly storage: SafeStorage;
  show(placement: Placement): void;
  /** Called when the request itself was refused and the coupon has no error message for it. */
  failed(error: ApiError): void;
}

export interface Placing {
  /** Places an intent of the player; resolves when its result is known. Does nothing while another is pending. */
  place(intent: Intent): Promise<void>;
  /** Places singles, each with its own intent; resolves when all results are known. */
  placeSingles(intents: readonly Intent[]): Promise<void>;
  /** Resumes what a closed or reloaded page left pending, for the player who is signed in. */
  resume(playerId: string): Promise<void>;
}

/** Returns the selection of a single. */
const selectionOf = ({ body }: Intent): string => body.bets[0]?.selectionId ?? '';

/** Follows placements to their result; each key is stored before anything is sent. */
export function createPlacing({ storage, show, failed, ...parts }: PlacementParts): Placing {
  const follower = createFollower(parts);
  const kept = createKeptPlacements(storage);
  let isOnItsWay = false;

  /**
   * Stores the keys before running and removes them once the result is known, so that a bet is neither lost nor
   * placed twice.
   */
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

  /**
   * Follows singles in parallel.
   * @param first returns the first request for each
   */
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
        // A single without a coupon is requested by its key, and sent alone if the server never received it.
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
        // The coupon shows one at a time.
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
