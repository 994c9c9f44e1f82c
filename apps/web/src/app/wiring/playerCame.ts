import * as v from 'valibot';
import { onAccountInUse } from '../../features/account/accountChanges.ts';
import { chooseAccount } from '../../features/coupon/couponStake.store.ts';
import type { UserConfig } from '@touchline/contract';
import { hideSports } from '../../features/odds/hiddenSports.ts';
import { onPlayerChange } from '../../features/session/session.api.ts';
import { forgetUserConfig, loadUserConfig } from '../../features/userConfig/userConfig.api.ts';
import { userConfig } from '../../features/userConfig/userConfig.store.ts';
import { onRefusedByLaw } from '../../platform/api/api.ts';
import { onNotice } from '../../platform/realtime/realtime.ts';
import { followFavorites } from './favorites.ts';
import { askForTerms } from './termsGate.ts';

/** What the server says of a refusal that ends with the player's agreement. */
const TermsChanged = v.object({ exception_code: v.literal(1) });

let isHearing = false;

/** What begins with a player and comes with the first of them. Call it for each player who comes. */
export function playerCame(playerId: string): void {
  if (!isHearing) {
    isHearing = true;
    // When the player goes, what was known of the account goes too.
    onPlayerChange(forgetUserConfig);
    onPlayerChange(() => hideSports({ line: [], live: [] }));
    // When another account is put in use, the coupon takes it, without what was advanced on the one before.
    onAccountInUse(({ id }) => chooseAccount(id));
    // When a call is refused until changed terms are agreed to, their page comes at once.
    onRefusedByLaw(async (refused) => {
      if (v.is(TermsChanged, await refused.json().catch(() => undefined))) askForTerms();
    });
    // When money moved, a first deposit may have been paid in.
    onNotice(({ about }) => {
      if (about === 'accounts' && userConfig.config?.has_deposit === false) {
        void loadUserConfig({ isForced: true }).then(hideOwnSports);
      }
    });
  }
  void loadUserConfig().then(hideOwnSports);
  void followFavorites(playerId);
}

/** When it is known which sports the player hides, lists go without them. */
function hideOwnSports(config: UserConfig | undefined): void {
  if (config) hideSports({ line: config.disallow_line_sport, live: config.disallow_live_sport });
}
