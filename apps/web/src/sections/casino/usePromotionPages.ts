import { useTranslation } from 'react-i18next';
import { useLang } from '../../platform/links/usePaths.ts';
import { tournamentPathsIn } from '../../platform/links/tournamentPaths.ts';
import { useNewPage, type OwnPage } from './useOwnPages.ts';

/** Returns the pages of tournaments, daily challenges and bonuses. */
export function usePromotionPages(): readonly OwnPage[] {
  const { t } = useTranslation('casino');
  const paths = tournamentPathsIn(useLang());
  const page = useNewPage();
  return [
    page({ id: 'tournaments', icon: 'tournament', name: t('own.tournaments'), href: paths.tournaments }),
    page({ id: 'challenges', icon: 'checklist', name: t('own.challenges'), href: paths.challenges }),
    page({ id: 'bonuses', icon: 'bonus', name: t('own.bonuses'), href: paths.bonuses }),
  ];
}
