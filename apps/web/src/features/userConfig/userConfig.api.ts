import type { UserConfig } from '@touchline/contract';
import { answer, playerApi } from '../../platform/api/api.ts';
import { logFailure } from '../../platform/log/log.ts';
import { coverBalance } from './hiddenBalance.store.ts';
import { userConfig } from './userConfig.store.ts';

/** Last request, pending or settled. */
let asked: Promise<UserConfig | undefined> = Promise.resolve(undefined);
/** Sequence number of the last request: answers to earlier ones, or for a player who has signed out, are ignored. */
let place = 0;

/**
 * Loads the signed-in player's configuration: once, and again after a failure or if `isForced`.
 * @returns undefined without an answer; the store's status is then `not-installed`
 */
export function loadUserConfig({ isForced = false } = {}): Promise<UserConfig | undefined> {
  if (isForced || userConfig.status === 'not-installed') {
    place += 1;
    Object.assign(userConfig, { status: 'not-loaded', isSilent: false });
    asked = ask(place);
  }
  return asked;
}

/** Clears the configuration after the player signed out. */
export function forgetUserConfig(): void {
  place += 1;
  asked = Promise.resolve(undefined);
  coverBalance();
  Object.assign(userConfig, { status: 'not-installed', config: undefined, isSilent: false });
}

async function ask(own: number): Promise<UserConfig | undefined> {
  try {
    const config = await answer(playerApi.GET('/web-api/user/config', { cache: 'no-store' }));
    if (own !== place) return await asked;
    Object.assign(userConfig, { status: 'loaded', config });
    return config;
  } catch (error) {
    if (own !== place) return asked;
    Object.assign(userConfig, { status: 'not-installed', isSilent: true });
    logFailure('failed to get user config', error);
    return undefined;
  }
}
