import type { UserConfig } from '@touchline/contract';
import { proxy } from 'valtio/vanilla';

export interface UserConfigState {
  /** `not-installed`: nobody has asked, or there was no answer; `not-loaded`: asked for; `loaded`: `config` is there. */
  status: 'not-installed' | 'not-loaded' | 'loaded';
  /** What was answered last; stays while it is asked for again. */
  config: UserConfig | undefined;
  /** The last question has had no answer, and no other one is under way. */
  isSilent: boolean;
}

/** What the account of the signed-in player is and needs. Written only by the actions of this feature. */
export const userConfig = proxy<UserConfigState>({
  status: 'not-installed',
  config: undefined,
  isSilent: false,
});
