import * as v from 'valibot';
import { onAccountInUse } from '../../features/account/accountChanges.ts';
import { chooseAccount } from '../../features/coupon/stake.actions.ts';
import type { UserConfig } from '@touchline/contract';
import type * as Push from '../../features/push/push.api.ts';
import { setUnread } from '../../features/messages/unread.store.ts';
import { hideSports } from '../../features/odds/sports/hiddenSports.ts';
import { onPlayerChange } from '../../features/session/session.api.ts';
import { forgetUserConfig, loadUserConfig } from '../../features/userConfig/userConfig.api.ts';
import { userConfig } from '../../features/userConfig/userConfig.store.ts';
import { onRefusedByLaw } from '../../platform/api/api.ts';
import { logFailure } from '../../platform/log/log.ts';
import { onNotice } from '../../platform/realtime/realtime.ts';
import { site } from '../../platform/site/site.ts';
import { followFavorites } from './favorites.ts';
import { followMessages } from './messageNews.ts';
import { showRequestNews } from './requestNews.ts';
import { askForTerms } from './termsGate.ts';
import { followRewards } from './rewards.ts';
import { showWins } from './wins.ts';

/** Body of a refusal that is resolved by accepting changed terms. */
const TermsChanged = v.object({ exception_code: v.literal(1) });

let isSubscribed = false;

/** Calls notifications on this device, on sites that are apps. A failure leaves them as they are until the next visit. */
async function withPush(
  act: (push: Pick<typeof Push, 'keepPush' | 'stopPush'>) => Promise<void>,
): Promise<void> {
  if (!site().visit?.isPwa) return;
  try {
    await act(await import('../../features/push/push.api.ts'));
  } catch (error) {
    logFailure('The notifications of this device could not be kept up to date.', error);
  }
}

/**
 * Starts services that need a player; subscriptions are made once. Call it for each player who signs in.
 * @param lang returns the language segment of the page
 */
export function startPlayerServices(playerId: string, lang: () => string): void {
  if (!isSubscribed) {
    isSubscribed = true;
    // Clears the account's configuration when the player changes.
    onPlayerChange(forgetUserConfig);
    onPlayerChange(() => hideSports({ line: [], live: [] }));
    onPlayerChange(() => setUnread(0));
    // When the player signs out, this device gets no notifications of theirs any more.
    onPlayerChange((player, by) => !player && by !== 'server' && void withPush(({ stopPush }) => stopPush()));
    // When another account is activated, the coupon switches to it and drops the previous account's advance.
    onAccountInUse(({ id }) => chooseAccount(id));
    // When a request is refused until changed terms are accepted, opens their page at once.
    onRefusedByLaw(async (refused) => {
      if (v.is(TermsChanged, await refused.json().catch(() => undefined))) askForTerms();
    });
    // When bets are settled as won, shows them.
    showWins(lang);
    // When rewards change, requests them again; shows a level that was reached.
    followRewards(lang);
    // When messages change, requests them again; shows a new one.
    followMessages(lang);
    // When an operator answers a question about a payment, shows it.
    showRequestNews(lang);
    // When the verification changes, requests it again; shows its outcome.
    onNotice(async ({ about }) => {
      if (about !== 'verification') return;
      const { showVerificationNews } = await import('./verificationNews.ts');
      await showVerificationNews(lang()).catch(() => undefined);
    });
    // When balances change, a first deposit may have been made.
    onNotice(({ about }) => {
      if (about === 'accounts' && userConfig.config?.has_deposit === false) {
        void loadUserConfig({ isForced: true }).then(hideOwnSports);
      }
    });
  }
  void loadUserConfig().then((config) => {
    hideOwnSports(config);
    if (config) setUnread(config.user_msg_count);
  });
  void followFavorites(playerId);
  // When the player opens a page, notifications of a previous player of this device end.
  void withPush(({ keepPush }) => keepPush(playerId));
}

/** Removes the sports that the player hides from all lists. */
function hideOwnSports(config: UserConfig | undefined): void {
  if (config) hideSports({ line: config.disallow_line_sport, live: config.disallow_live_sport });
}
