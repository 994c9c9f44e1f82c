import type { ApiError } from '../../platform/api/apiError.ts';
import type { Placement } from './placement.types.ts';

type FailureListener = (error: ApiError) => void;
type StepListener = (placement: Placement) => void;

// Apart from what places bets: that is loaded with the first player, and those who listen are there before.
const failureListeners = new Set<FailureListener>();
const stepListeners = new Set<StepListener>();

/** Hears that a placement was refused as a request, so that nothing became of it. @returns stops hearing */
export function onPlacementFailed(listener: FailureListener): () => void {
  failureListeners.add(listener);
  return () => failureListeners.delete(listener);
}

/** Hears every step of a placement. @returns stops hearing */
export function onPlacementStep(listener: StepListener): () => void {
  stepListeners.add(listener);
  return () => stepListeners.delete(listener);
}

/** Tells those who hear of failures. */
export function tellFailure(error: ApiError): void {
  for (const listener of failureListeners) listener(error);
}

/** Tells those who hear of steps. */
export function tellStep(placement: Placement): void {
  for (const listener of stepListeners) listener(placement);
}
