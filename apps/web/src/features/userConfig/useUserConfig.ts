import { useSnapshot } from 'valtio/react';
import { userConfig, type UserConfigState } from './userConfig.store.ts';

/** What the account of the signed-in player is and needs; renders again when that changes. */
export function useUserConfig(): Readonly<UserConfigState> {
  // The cast: a snapshot is the same, frozen; whoever renders changes nothing.
  return useSnapshot(userConfig) as Readonly<UserConfigState>;
}
