import type { UserConfig } from '@touchline/contract';
import { answer, playerApi } from '../../platform/api/api.ts';
import { logFailure } from '../../platform/log/log.ts';
import { coverBalance } from './hiddenBalance.store.ts';
import { userConfig } from './userConfig.store.ts';

/** The last question, under way or answered. */
let asked: Promise<UserConfig | undefined> = Promise.resolve(undefined);
/** Its place among all: an answer to an earlier one, or to one about a player who has gone, counts no more. */
let place = 0;

/**
 * The configuration of the signed-in player: asked for once, and again where that failed or `isForced`.
 * @returns undefined when there was no answer; the store then says that nothing is installed
 */
export function loadUserConfig({ isForced = false } = {}): Promise<UserConfig | undefined> {
  if (isForced || userConfig.status === 'not-installed') {
    place += 1;
    Object.assign(userConfig, { status: 'not-loaded', isSilent: false });
    asked = ask(place);
  }
  return asked;
}

/** The player has gone: nothing of the account stays. */
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
