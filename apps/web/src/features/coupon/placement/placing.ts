import { ApiError } from '../../../platform/api/apiError.ts';
import type { SafeStorage } from '../../../platform/storage/storage.ts';
import type { PlacedCoupon } from '../coupon.api.ts';
import {
  answerOr,
  createFollower,
  refusedRequest,
  type First,
  type Followed,
  type FollowDeps,
} from './follow.ts';
import { createStoredPlacements, type Intent, type Intents } from './intents.ts';
import type { OnePlacement, Placement, SinglePlacement } from './placement.types.ts';

export interface PlacingDeps extends FollowDeps {
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
export function createPlacing({ storage, show, failed, ...deps }: PlacingDeps): Placing {
  const follower = createFollower(deps);
  const stored = createStoredPlacements(storage);
  let isBusy = false;

  /**
   * Stores the keys before running and removes them once the result is known, so that a bet is neither lost nor
   * placed twice.
   */
  async function run(intents: Intents, work: () => Promise<Followed>): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    stored.add(intents);
    try {
      if ((await work()) === 'ended') stored.remove(intents);
      else {
        stored.leave(intents);
        show({ state: 'draft' });
      }
    } catch (error) {
      if (!(error instanceof ApiError)) {
        stored.leave(intents);
        show({ state: 'draft' });
        throw error;
      }
      stored.remove(intents);
      const refused = refusedRequest(error);
      show(refused);
      if (refused.state === 'draft') failed(error);
    } finally {
      isBusy = false;
    }
  }

  /**
   * Follows singles in parallel.
   * @param first returns the first request for each
   */
  async function followSingles(intents: Intents, first: (intent: Intent) => First): Promise<Followed> {
    const steps = new Map<string, OnePlacement>();
    const showOne = (intent: Intent, placement: OnePlacement) => {
      steps.set(selectionOf(intent), placement);
      if (steps.size === intents.length) show({ state: 'singles', results: resultsOf(steps) });
    };
    const one = async (intent: Intent): Promise<Followed> => {
      try {
        return await follower.follow(intent, (placement) => showOne(intent, placement), first(intent));
      } catch (error) {
        showOne(intent, error instanceof ApiError ? refusedRequest(error) : { state: 'draft' });
        if (!(error instanceof ApiError)) throw error;
        return 'ended';
      }
    };
    for (const intent of intents) showOne(intent, { state: 'submitting', intent });
    const ends = await Promise.all(intents.map(one));
    return ends.includes('left') ? 'left' : 'ended';
  }

  return {
    place: (intent) => run([intent], () => follower.follow(intent, show, () => follower.send(intent, show))),
    placeSingles: (intents) =>
      run(intents, async () => {
        show({ state: 'singles', results: intents.map(submitted) });
        const sent = await answerOr(deps.sendSingles(intents));
        // A single without a coupon is requested by its key, and sent alone if the server never received it.
        return followSingles(
          intents,
          ({ key }) =>
            () =>
              Promise.resolve(sent?.get(key)),
        );
      }),
    async resume(playerId) {
      if (isBusy) return;
      const lost = () => Promise.resolve(undefined);
      for (const intents of stored.of(playerId)) {
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

function resultsOf(steps: ReadonlyMap<string, OnePlacement>): readonly SinglePlacement[] {
  return [...steps].map(([selectionId, placement]) => ({ selectionId, placement }));
}
