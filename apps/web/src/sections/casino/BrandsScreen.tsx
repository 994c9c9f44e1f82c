import { ButtonLink, EmptyState, ProviderSlider, SectionTitle, Stack } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCasinoPaths } from '../../platform/links/casinoPaths.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { configGroupsQuery } from '../../platform/site/configGroups.ts';
import { Answered } from '../../widgets/answer/Answered.tsx';

/** Brands whose games the site has, by the site's configuration. */
export function Component() {
  const { t } = useTranslation(['casino', 'titles']);
  const paths = useCasinoPaths();
  const groups = useQuery(configGroupsQuery(['brands'], useLang()));
  usePageTitle(t('titles:of.brands'));
  return (
    <Stack>
      <SectionTitle level={1}>{t('titles:of.brands')}</SectionTitle>
      <Answered
        query={groups}
        failed={t('provider.failed')}
        skeleton={<ProviderSlider label={t('titles:of.brands')} layout="grid" providers={undefined} />}
      >
        {({ brands = [] }) =>
          brands.length === 0 ? (
            <EmptyState
              icon="provider"
              title={t('provider.noBrands')}
              action={<ButtonLink href={paths.lobby}>{t('toLobby')}</ButtonLink>}
            />
          ) : (
            <ProviderSlider
              label={t('titles:of.brands')}
              layout="grid"
              providers={brands.map(({ id, name, logo }) => ({
                id,
                name,
                logo,
                href: paths.provider(id),
              }))}
            />
          )
        }
      </Answered>
    </Stack>
  );
}
