import type { UserConfig } from '@touchline/contract';
import { proxy } from 'valtio/vanilla';

export interface UserConfigState {
  /**
   * `not-installed`: not requested, or there was no answer; `not-loaded`: requested; `loaded`: `config` is available.
   */
  status: 'not-installed' | 'not-loaded' | 'loaded';
  /** Last answer; stays while it is requested again. */
  config: UserConfig | undefined;
  /** True if the last request failed and no other one is pending. */
  isSilent: boolean;
}

/** Configuration of the signed-in player's account. Written only by the actions of this feature. */
export const userConfig = proxy<UserConfigState>({
  status: 'not-installed',
  config: undefined,
  isSilent: false,
});
