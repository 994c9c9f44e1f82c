import { CategoryBar, GameSearchLink, Stack } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { categoriesQuery } from '../../features/catalogue/catalogue.api.ts';
import { useSession } from '../../features/session/useSession.ts';
import { useReader } from '../../widgets/games/useReader.ts';
import { useNumber } from '../../platform/format/useNumber.ts';
import { useCasinoPaths } from '../../platform/links/casinoPaths.ts';
import { useIsDesk } from '../../platform/page/useIsDesk.ts';
import { categoryIcon } from './icons.ts';
import { useOwnPages } from './useOwnPages.ts';

export interface CasinoHeadProps {
  /**
   * True on the page of the search, which has the field itself.
   * @default false
   */
  readonly isSearch?: boolean;
}

/** Search and categories above the pages of phones; on desktops the menu beside the page has both. */
export function CasinoHead({ isSearch = false }: CasinoHeadProps) {
  return !useIsDesk() && <PhoneHead isSearch={isSearch} />;
}

function PhoneHead({ isSearch }: Required<CasinoHeadProps>) {
  const { t } = useTranslation('casino');
  const paths = useCasinoPaths();
  const figure = useNumber();
  const { pathname } = useLocation();
  const { data, isError } = useQuery(categoriesQuery(useReader()));
  const own = useOwnPages();
  const { status } = useSession();
  const isIn = (href: string) => pathname === href || pathname.startsWith(`${href}/`);
  const categories = data?.categories.map(({ slug, name, path }) => {
    const href = paths.page(path);
    return { id: slug, name, href, icon: categoryIcon(slug), selected: isIn(href) };
  });
  return (
    <Stack gap="sm">
      {!isSearch && (
        <GameSearchLink
          href={paths.search()}
          label={
            data ? t('search.label', { count: data.total, number: figure(data.total) }) : t('search.plain')
          }
          filters={{ href: paths.search({ filters: '1' }), label: t('filter.title') }}
        />
      )}
      <CategoryBar
        label={t('categories')}
        categories={
          status !== 'unknown' && (categories || isError)
            ? [...own.map((page) => ({ ...page, count: undefined })), ...(categories ?? [])]
            : undefined
        }
        sticky={false}
      />
    </Stack>
  );
}
