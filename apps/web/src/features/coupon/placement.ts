import { ApiError } from '../../platform/api/apiError.ts';
import type { SafeStorage } from '../../platform/storage/storage.ts';
import type { PlacedCoupon } from './coupon.api.ts';
import type { Intent } from './coupon.types.ts';
import { answerOr, createFollower, refusedRequest, type First, type FollowParts } from './follow.ts';
import { KeptIntents } from './keptIntent.ts';
import type { OnePlacement, Placement, SinglePlacement } from './placement.types.ts';

const KEY = 'placement';

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
  let isOnItsWay = false;

  /** The bet can't be missing or doubled from here on: its key is on the device until its end is known. */
  async function run(kept: Intent | readonly Intent[], work: () => Promise<void>): Promise<void> {
    if (isOnItsWay) return;
    isOnItsWay = true;
    storage.write(KEY, kept);
    try {
      await work();
    } catch (error) {
      const stands: OnePlacement = error instanceof ApiError ? refusedRequest(error) : { state: 'draft' };
      show(stands);
      if (!(error instanceof ApiError)) throw error;
      if (stands.state === 'draft') failed(error);
    } finally {
      storage.remove(KEY);
      isOnItsWay = false;
    }
  }

  /** Follows singles beside each other. @param first how each begins */
  async function followSingles(intents: readonly Intent[], first: (intent: Intent) => First): Promise<void> {
    const standing = new Map<string, OnePlacement>();
    const tell = (intent: Intent, placement: OnePlacement) => {
      standing.set(selectionOf(intent), placement);
      if (standing.size === intents.length) show({ state: 'singles', results: resultsOf(standing) });
    };
    const one = async (intent: Intent) => {
      try {
        await follower.follow(intent, (placement) => tell(intent, placement), first(intent));
      } catch (error) {
        tell(intent, error instanceof ApiError ? refusedRequest(error) : { state: 'draft' });
        if (!(error instanceof ApiError)) throw error;
      }
    };
    for (const intent of intents) tell(intent, { state: 'submitting', intent });
    await Promise.all(intents.map(one));
  }

  return {
    place: (intent) => run(intent, () => follower.follow(intent, show, () => follower.send(intent, show))),
    placeSingles: (intents) =>
      run(intents, async () => {
        show({ state: 'singles', results: intents.map(submitted) });
        const sent = await answerOr(parts.sendSingles(intents));
        // One without a coupon is asked for by its key, and sent alone when the server never had it.
        await followSingles(
          intents,
          ({ key }) =>
            () =>
              Promise.resolve(sent?.get(key)),
        );
      }),
    async resume(playerId) {
      const kept = storage.read(KEY, KeptIntents);
      if (isOnItsWay || !kept) return;
      const intents = Array.isArray(kept) ? kept : [kept];
      if (intents.some((intent) => intent.playerId !== playerId)) return storage.remove(KEY);
      const lost = () => Promise.resolve(undefined);
      if (!Array.isArray(kept)) return run(kept, () => follower.follow(kept, show, lost));
      await run(kept, () => followSingles(kept, () => lost));
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
