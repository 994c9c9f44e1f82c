import type { ListedGame } from '@touchline/contract';
import { changeFavourite } from '../../features/catalogue/mine.api.ts';
import { useMine } from '../../widgets/games/useMine.ts';
import { notify } from '../../features/notifications/notifications.store.ts';
import { useSession } from '../../features/session/useSession.ts';
import { useErrorMessage } from '../../platform/api/useErrorMessage.ts';

export interface Favourite {
  readonly isFavourite: boolean;
  /** Undefined for guests, who have no favourites. */
  readonly change: ((isFavourite: boolean) => void) | undefined;
}

/** Returns whether the open game is among the player's favourites, and the function that changes it. */
export function useFavourite(game: ListedGame): Favourite {
  const errorMessage = useErrorMessage();
  const { status } = useSession();
  const { data } = useMine();
  return {
    isFavourite: data?.favourites.some(({ id }) => id === game.id) ?? false,
    change:
      status === 'player'
        ? (isFavourite) =>
            void changeFavourite(game, isFavourite).catch((error: unknown) =>
              notify({ kind: 'warning', title: errorMessage(error) }),
            )
        : undefined,
  };
}
