import * as v from 'valibot';
import { ApiError } from '../../../platform/api/apiError.ts';
import type { SafeStorage } from '../../../platform/storage/storage.ts';
import { createPlacing, type PlacingDeps } from '../placement/placing.ts';
import type { Placement } from '../placement/placement.types.ts';
import { lost, memoryStorage } from './platform.ts';

/** Creates the placement code and records everything that it shows and emits. */
export function setUp(
  server: Pick<PlacingDeps, 'send' | 'byKey'> & Partial<Pick<PlacingDeps, 'sendSingles'>>,
  storage = memoryStorage(),
  now = () => 1000,
) {
  const shown: Placement[] = [];
  const failures: ApiError[] = [];
  const placing = createPlacing({
    sendSingles: () => Promise.reject(lost()),
    ...server,
    storage,
    now,
    wait: () => Promise.resolve(),
    show: (placement) => shown.push(placement),
    failed: (error) => failures.push(error),
  });
  return { placing, shown, failures, storage, states: () => shown.map(({ state }) => state) };
}

/** Error of an ended session. */
export const signedOut = () =>
  new ApiError({ kind: 'refused', status: 401, code: 'SIGNED_OUT', message: '' });
/** Returns the stored pending placements. */
export const stored = (storage: SafeStorage) => storage.read('placements', v.unknown());
