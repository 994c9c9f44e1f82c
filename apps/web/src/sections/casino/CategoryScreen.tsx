import { ButtonLink, ChipLink, ChipRow, EmptyState, SectionTitle, Stack } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { segmentsOf } from '@touchline/contract/pages';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { categoriesQuery } from '../../features/catalogue/catalogue.api.ts';
import { useReader } from '../../widgets/games/useReader.ts';
import { useCasinoPaths } from '../../platform/links/casinoPaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import type titles from '../../platform/i18n/locales/en/titles.json';
import { CasinoHead } from './CasinoHead.tsx';
import { addressOf, categoryOf, subcategoryIn } from './categoryOf.ts';
import { GamesListing } from './GamesListing.tsx';
import { useGamesList } from './useGamesList.ts';

/**
 * Creates the screen of a category.
 * @param title name of the page
 */
export function categoryScreen(title: keyof typeof titles.of) {
  return function CategoryScreen() {
    const { t } = useTranslation(['casino', 'titles']);
    const paths = useCasinoPaths();
    const { pathname } = useLocation();
    const [page = '', segment] = segmentsOf(pathname);
    const [query] = useSearchParams();
    const subcategory = subcategoryIn(segment ?? query.get('sub'));
    const category = categoryOf(page);
    const { data, isPending } = useQuery(categoriesQuery(useReader()));
    const own = data?.categories.find(({ slug }) => slug === category);
    const within = own?.subcategories.find(({ slug }) => slug === subcategory);
    const name = within?.name ?? t(`titles:of.${title}`);
    const list = useGamesList({
      ...(category && { category }),
      ...(subcategory !== undefined && { subcategory }),
    });
    usePageTitle(name);
    return (
      <Stack>
        <CasinoHead />
        <SectionTitle level={1}>{name}</SectionTitle>
        {own && own.subcategories.length > 0 && (
          <ChipRow label={t('subcategories')}>
            <ChipLink href={paths.page(own.path)} selected={subcategory === undefined}>
              {t('allOf')}
            </ChipLink>
            {own.subcategories.map((each) => (
              <ChipLink
                key={each.slug}
                href={paths.page(addressOf(own.path, each.slug))}
                selected={each.slug === subcategory}
              >
                {each.name}
              </ChipLink>
            ))}
          </ChipRow>
        )}
        <GamesListing
          label={name}
          list={list}
          isWaiting={isPending}
          empty={
            <EmptyState
              icon="casino"
              title={t('category.empty')}
              action={<ButtonLink href={paths.lobby}>{t('toLobby')}</ButtonLink>}
            />
          }
        />
      </Stack>
    );
  };
}
