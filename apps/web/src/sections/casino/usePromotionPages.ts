import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useLang } from '../../platform/links/usePaths.ts';
import { tournamentPathsIn } from '../../platform/links/tournamentPaths.ts';
import type { OwnPage } from './useOwnPages.ts';

/** Returns the pages of tournaments, daily challenges and bonuses. */
export function usePromotionPages(): readonly OwnPage[] {
  const { t } = useTranslation('casino');
  const paths = tournamentPathsIn(useLang());
  const { pathname } = useLocation();
  const page = (id: string, icon: OwnPage['icon'], name: string, href: string): OwnPage => ({
    id,
    icon,
    name,
    href,
    selected: pathname === href,
    count: undefined,
  });
  return [
    page('tournaments', 'tournament', t('own.tournaments'), paths.tournaments),
    page('challenges', 'checklist', t('own.challenges'), paths.challenges),
    page('bonuses', 'bonus', t('own.bonuses'), paths.bonuses),
  ];
}
