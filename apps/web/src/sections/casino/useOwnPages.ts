import type { IconName } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useMine } from '../../widgets/games/useMine.ts';
import { useSession } from '../../features/session/useSession.ts';
import { useNumber } from '../../platform/format/useNumber.ts';
import { useCasinoPaths } from '../../platform/links/casinoPaths.ts';

export interface OwnPage {
  readonly id: string;
  readonly icon: IconName;
  readonly name: string;
  readonly href: string;
  readonly selected: boolean;
  /** Number of games, formatted. */
  readonly count: string | undefined;
}

/** Returns the lobby and the pages of the player's own games; of the latter guests have none. */
export function useOwnPages(): readonly OwnPage[] {
  const { t } = useTranslation('casino');
  const paths = useCasinoPaths();
  const figure = useNumber();
  const { pathname } = useLocation();
  const { status } = useSession();
  const { data } = useMine();
  const page = (id: string, icon: IconName, name: string, href: string, count?: number): OwnPage => ({
    id,
    icon,
    name,
    href,
    selected: pathname === href,
    count: count === undefined || count === 0 ? undefined : figure(count),
  });
  const lobby = page('lobby', 'flame', t('own.forYou'), paths.lobby);
  if (status !== 'player') return [lobby];
  return [
    lobby,
    page('favourites', 'star', t('own.favourites'), paths.favourites, data?.favourites.length),
    page('played', 'history', t('own.played'), paths.mine, data?.recent.length),
  ];
}
