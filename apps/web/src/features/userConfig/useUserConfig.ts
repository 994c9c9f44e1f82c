import { useSnapshot } from 'valtio/react';
import { userConfig, type UserConfigState } from './userConfig.store.ts';

/** Configuration of the signed-in player's account; renders again when it changes. */
export function useUserConfig(): Readonly<UserConfigState> {
  // Cast: a snapshot is the same object, frozen, and renderers don't mutate it.
  return useSnapshot(userConfig) as Readonly<UserConfigState>;
}
