import type { MyCasino } from '@touchline/contract';
import { ButtonLink, EmptyState } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useCasinoPaths } from '../../platform/links/casinoPaths.ts';
import { OwnGrid } from './OwnGrid.tsx';

const favouritesOf = ({ favourites }: MyCasino) => favourites;

/** The player's favourite games, in the order of adding. */
export function Component() {
  const { t } = useTranslation(['casino', 'titles']);
  const paths = useCasinoPaths();
  return (
    <OwnGrid
      title={t('titles:of.myFavorites')}
      gamesOf={favouritesOf}
      empty={
        <EmptyState
          icon="star"
          title={t('own.noFavourites')}
          detail={t('own.howToStar')}
          action={<ButtonLink href={paths.lobby}>{t('toLobby')}</ButtonLink>}
        />
      }
    />
  );
}
