import { useQuery } from '@tanstack/react-query';
import { BrandSlider } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useLang, usePaths } from '../../../platform/links/usePaths.ts';
import { configGroupsQuery } from '../../../platform/site/configGroups.ts';

/** Providers of the site's games, above casino and game pages; renders nothing if they can't be loaded. */
export function Brands() {
  const { t } = useTranslation('titles');
  const lang = useLang();
  const paths = usePaths();
  const { pathname } = useLocation();
  const { data, isError } = useQuery(configGroupsQuery(['brands'], lang));
  if (isError || data?.brands?.length === 0) return null;
  return (
    <BrandSlider
      label={t('of.providers')}
      labels={{
        previous: t('brands.previous'),
        next: t('brands.next'),
        position: (index, count) => t('brands.position', { place: index, count }),
      }}
      brands={data?.brands?.map(({ id, name, logo }) => {
        const href = paths.provider(id);
        return { id, name, logo, href, current: pathname === href };
      })}
    />
  );
}
