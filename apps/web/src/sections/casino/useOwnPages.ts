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

type NewPage = Pick<OwnPage, 'id' | 'icon' | 'name' | 'href'>;

/** Returns the function that makes a page of the navigation; `count` is a number of games, not shown if 0. */
export function useNewPage(): (page: NewPage, count?: number) => OwnPage {
  const { pathname } = useLocation();
  const figure = useNumber();
  return (page, count = 0) => ({
    ...page,
    selected: pathname === page.href,
    count: count === 0 ? undefined : figure(count),
  });
}

/** Returns the lobby and the pages of the player's own games; of the latter guests have none. */
export function useOwnPages(): readonly OwnPage[] {
  const { t } = useTranslation('casino');
  const paths = useCasinoPaths();
  const page = useNewPage();
  const { status } = useSession();
  const { data } = useMine();
  const lobby = page({ id: 'lobby', icon: 'flame', name: t('own.forYou'), href: paths.lobby });
  if (status !== 'player') return [lobby];
  return [
    lobby,
    page(
      { id: 'favourites', icon: 'star', name: t('own.favourites'), href: paths.favourites },
      data?.favourites.length,
    ),
    page({ id: 'played', icon: 'history', name: t('own.played'), href: paths.mine }, data?.recent.length),
  ];
}
