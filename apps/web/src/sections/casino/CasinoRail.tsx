import { GameSearchLink, SideMenu, SideMenuSkeleton } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { categoriesQuery, providersQuery } from '../../features/catalogue/catalogue.api.ts';
import { useReader } from '../../widgets/games/useReader.ts';
import { useNumber } from '../../platform/format/useNumber.ts';
import { useCasinoPaths } from '../../platform/links/casinoPaths.ts';
import { categoryIcon } from './icons.ts';
import { useOwnPages } from './useOwnPages.ts';
import { usePromotionPages } from './usePromotionPages.ts';

/** Providers in the menu; all others are on their page. */
const PROVIDERS = 8;

/** Menu of the casino at the start of desktops: search, own games, categories and providers with numbers of games. */
export default function CasinoRail() {
  const { t, i18n } = useTranslation('casino');
  const paths = useCasinoPaths();
  const figure = useNumber();
  const { pathname } = useLocation();
  const reader = useReader();
  const categories = useQuery(categoriesQuery(reader));
  const providers = useQuery(providersQuery(reader));
  const own = useOwnPages();
  const promotions = usePromotionPages();
  const entry = (id: string, label: string, href: string, games: number) => ({
    id,
    label,
    href,
    count: figure(games),
    selected: pathname === href || pathname.startsWith(`${href}/`),
  });
  const most = (providers.data ?? []).toSorted((a, b) => b.games - a.games).slice(0, PROVIDERS);
  const groups = [
    { id: 'own', entries: [...own, ...promotions].map(({ name, ...page }) => ({ ...page, label: name })) },
    {
      id: 'categories',
      title: t('categories'),
      entries: (categories.data?.categories ?? []).map(({ slug, name, path, games }) => ({
        ...entry(slug, name, paths.page(path), games),
        icon: categoryIcon(slug),
      })),
    },
    {
      id: 'providers',
      title: t('providers'),
      entries: [
        ...most.map(({ slug, name, games }) => ({
          ...entry(slug, name, paths.provider(slug), games),
          initial: name.slice(0, 1).toLocaleUpperCase(i18n.language),
        })),
        {
          id: 'all',
          label: t('all', { number: figure(providers.data?.length ?? 0) }),
          href: paths.providers,
          initial: '…',
          selected: pathname === paths.providers,
        },
      ],
    },
  ];
  if (categories.isPending) return <SideMenuSkeleton rows={16} />;
  const total = categories.data?.total;
  return (
    <SideMenu
      label={t('menu')}
      header={
        <GameSearchLink
          href={paths.search()}
          label={
            total === undefined ? t('search.plain') : t('games', { count: total, number: figure(total) })
          }
        />
      }
      groups={groups.filter(({ id, entries }) => entries.length > (id === 'providers' ? 1 : 0))}
    />
  );
}
