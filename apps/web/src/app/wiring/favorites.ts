import { joinAccount, storeChange } from '../../features/favorites/favorites.api.ts';
import { onFavoritesChange } from '../../features/favorites/favorites.store.ts';
import { notify } from '../../features/notifications/notifications.store.ts';
import { session } from '../../features/session/session.store.ts';
import { i18n } from '../../platform/i18n/i18n.ts';

let isSubscribed = false;

/** Loads a player's favourites and syncs later changes to the account. */
export async function followFavorites(playerId: string): Promise<void> {
  if (!isSubscribed) {
    isSubscribed = true;
    onFavoritesChange((change) => {
      const { player } = session;
      if (player) void storeChange(player.id, change).catch(notifyNotStored);
    });
  }
  await joinAccount(playerId).catch(() => undefined);
}

function notifyNotStored(): void {
  notify({
    kind: 'error',
    title: i18n.t('favorites.notKept'),
    text: i18n.t('favorites.notKeptText'),
  });
}
